import { processWide } from '@/lib/base/process-wide';
import { printable } from '@/lib/base/text/clean-text';

export type Level = 'error' | 'warn' | 'info';

/** Short values by name; undefined values are not logged. */
export type Facts = Record<string, string | number | boolean | undefined>;

export type Log = (level: Level, what: string, facts?: Facts) => void;

const weight: Record<Level, number> = { error: 0, warn: 1, info: 2 };

type Problem = { begun: string; over: string };

const state = processWide('log', () => ({ level: 'info' as Level, troubles: new Map<object, Problem>() }));

export function setLogLevel(level: Level): void {
  state.level = level;
}

// Cleans text from feeds and requests, so that it cannot forge a line or a field.
function plain(text: string, max: number): string {
  return printable(text).slice(0, max);
}

function formatField([name, value]: [string, Facts[string]]): string {
  const text = plain(String(value), 1000);
  return `${name}=${/^[\w.:/+-]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/** Writes a line to the log: time, level, message, then name=value pairs, quoted if needed. */
export function log(level: Level, what: string, facts: Facts = {}): void {
  if (weight[level] > weight[state.level]) return;
  const fields = Object.entries(facts).filter(([, value]) => value !== undefined);
  console.error([new Date().toISOString(), level, plain(what, 500), ...fields.map(formatField)].join(' '));
}

/** Ignores write errors. If the log goes to a closed pipe, logging the error would fail again, endlessly. */
export function ignoreLogErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export type Trouble = { begins: (facts: Facts) => void; ends: (facts: Facts) => void };

/** Current problems of this process that `trouble` reported with level error. */
export function troublesNow(): ReadonlyMap<object, Problem> {
  return state.troubles;
}

/** Returns functions that log a lasting problem once when it begins and once when it is over. */
export function trouble(log: Log, level: Level, begun: string, over: string): Trouble {
  let isOn = false;
  const noted = { begun, over };
  return {
    begins(facts) {
      if (!isOn) log(level, begun, facts);
      isOn = true;
      if (level === 'error') state.troubles.set(noted, noted);
    },
    ends(facts) {
      if (isOn) log('info', over, facts);
      isOn = false;
      state.troubles.delete(noted);
    },
  };
}

const MINUTE_MS = 60_000;

/** Limits messages to `max` per minute. After a minute, `tellOthers` gets the number of suppressed messages, if any. */
export function limitPerMinute(max: number, tellOthers: (count: number) => void): (tell: () => void) => void {
  let count = 0;
  const endOfMinute = () => {
    if (count > max) tellOthers(count - max);
    count = 0;
  };
  return (tell) => {
    if (count === 0) setTimeout(endOfMinute, MINUTE_MS).unref();
    count += 1;
    if (count <= max) tell();
  };
}

/** Formats an unexpected error for the log: its stack on one line. */
export function bugFacts(error: unknown): Facts {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { bug: text.replace(/\s*\n\s*/g, ' ') };
}
