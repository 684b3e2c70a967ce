const beyondPrintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export type Level = 'error' | 'warn' | 'info';

/** What a line tells besides its words: short values by name; those that are nothing are left out. */
export type Facts = Record<string, string | number | boolean | undefined>;

// Text from outside cannot forge a second line, or a second fact.
function plain(text: string, most: number): string {
  return text.replace(beyondPrintable, '?').slice(0, most);
}

function written([name, value]: [string, Facts[string]]): string {
  const text = plain(String(value), 300);
  return `${name}=${/^[\w.:/+-]+$/.test(text) ? text : JSON.stringify(text)}`;
}

/** One line for the operator: time, level, words, then facts as name=value (quoted where they hold more than a word). */
export function log(level: Level, what: string, facts: Facts = {}): void {
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  console.error([new Date().toISOString(), level, plain(what, 500), ...told.map(written)].join(' '));
}

/** A line without a level of its own. */
export function logLine(line: string): void {
  log('info', line);
}
