/** Fixed strings in the report. Any other string may name a draft, a file or a private address. */
const OWN_TEXTS = new Set(
  'ok|degraded|starting|in reach|out of reach|city folder|functions host|web|bundled'.split('|'),
);

/**
 * Reduces a report to its public part: figures and fixed strings. A list becomes its length and other strings are
 * removed, so new fields of the report are safe too.
 */
export function publicHealth(report: object): object {
  const fields = Object.entries(report).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value)) return [[name, value.length]];
    if (typeof value === 'string') return OWN_TEXTS.has(value) ? [[name, value]] : [];
    return [[name, value instanceof Object ? publicHealth(value) : value]];
  });
  return Object.fromEntries(fields);
}
