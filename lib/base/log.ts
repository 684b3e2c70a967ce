import { processWide, setProcessWide } from '@/lib/base/process-wide';
import { printable } from '@/lib/base/text/printable';

export type Level = 'error' | 'warn' | 'info';

/** Short values by name; undefined ones are left out. */
export type Facts = Record<string, string | number | boolean | undefined>;

export type Log = (level: Level, what: string, facts?: Facts) => void;

const weight: Record<Level, number> = { error: 0, warn: 1, info: 2 };

export function setLogLevel(level: Level): void {
  setProcessWide('log level', level);
}

// Text from outside must not forge a second line, or a second fact.
function plain(text: string, most: number): string {
  return printable(text).slice(0, most);
}

function written([name, value]: [string, Facts[string]]): string {
  const text = plain(String(value), 1000);
  return `${name}=${/^[\w.:/+-]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/** One line: time, level, words, then facts as name=value (quoted where they hold more than a word). */
export function log(level: Level, what: string, facts: Facts = {}): void {
  if (weight[level] > weight[processWide<Level>('log level', () => 'info')]) return;
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  console.error([new Date().toISOString(), level, plain(what, 500), ...told.map(written)].join(' '));
}

/** When the reader of a pipe closes it, the error about each lost line would be a line too, without end. */
export function outliveTheLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

export type Trouble = { begins: (facts: Facts) => void; ends: (facts: Facts) => void };

/** What is wrong now with this process, of those that `trouble` tells as errors. */
export function troublesNow(): ReadonlyMap<object, { begun: string; over: string }> {
  return processWide('troubles', () => new Map());
}

/** What fails again and again until it is mended: one line when it begins, and one when it is over. */
export function trouble(log: Log, level: Level, begun: string, over: string): Trouble {
  let isOn = false;
  const noted = { begun, over };
  const now = troublesNow() as Map<object, typeof noted>;
  return {
    begins(facts) {
      if (!isOn) log(level, begun, facts);
      isOn = true;
      if (level === 'error') now.set(noted, noted);
    },
    ends(facts) {
      if (isOn) log('info', over, facts);
      isOn = false;
      now.delete(noted);
    },
  };
}

const minute = 60_000;

/** Lets at most `most` in a minute be told; `tellOthers` is told at its end how many more there were. */
export function fewAMinute(most: number, tellOthers: (count: number) => void): (tell: () => void) => void {
  let count = 0;
  const endOfMinute = () => {
    if (count > most) tellOthers(count - most);
    count = 0;
  };
  return (tell) => {
    if (count === 0) setTimeout(endOfMinute, minute).unref();
    count += 1;
    if (count <= most) tell();
  };
}

/** For an error that is a bug: its stack on one line. */
export function bugFacts(error: unknown): Facts {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { bug: text.replace(/\s*\n\s*/g, ' ') };
}
