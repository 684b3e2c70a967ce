const beyondPrintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export type Level = 'error' | 'warn' | 'info';

/** What a line tells besides its words: short values by name; those that are nothing are left out. */
export type Facts = Record<string, string | number | boolean | undefined>;

/** How a line is said; handed in where tests listen. */
export type Log = (level: Level, what: string, facts?: Facts) => void;

const weight: Record<Level, number> = { error: 0, warn: 1, info: 2 };

// Pages and route handlers are bundled apart: the threshold is one per process.
const shared = globalThis as typeof globalThis & { logLevel?: Level };

/** From here on, lines below this level are left out; 'info' lets all through. */
export function setLogLevel(level: Level): void {
  shared.logLevel = level;
}

// Text from outside cannot forge a second line, or a second fact.
function plain(text: string, most: number): string {
  return text.replace(beyondPrintable, '?').slice(0, most);
}

function written([name, value]: [string, Facts[string]]): string {
  const text = plain(String(value), 1000);
  return `${name}=${/^[\w.:/+-]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/** One line for the operator: time, level, words, then facts as name=value (quoted where they hold more than a word). */
export function log(level: Level, what: string, facts: Facts = {}): void {
  if (weight[level] > weight[shared.logLevel ?? 'info']) return;
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  console.error([new Date().toISOString(), level, plain(what, 500), ...told.map(written)].join(' '));
}

/**
 * Whoever read the log may go away before us (a pipe that closes). Its lines are lost then; without this, the complaint
 * about each would be a line of its own, without end.
 */
export function outliveTheLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** The facts of an error that is our own bug: its stack, the newlines taken out. */
export function bugFacts(error: unknown): Facts {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { bug: text.replace(/\s*\n\s*/g, ' ') };
}
