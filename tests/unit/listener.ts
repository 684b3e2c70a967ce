import type { Log } from '../../lib/base/log';

/** Creates a log that records its lines: level and message, then the defined fields as name=value. */
export function listener(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log: Log = (level, what, facts = {}) => {
    const told = Object.entries(facts).filter(([, value]) => value !== undefined);
    lines.push([`${level} ${what}`, ...told.map(([name, value]) => `${name}=${value}`)].join(' '));
  };
  return { log, lines };
}
