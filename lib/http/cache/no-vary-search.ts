/** Which query parameters a response depends on, and whether their order matters. */
export type SearchRule = { counts: (name: string) => boolean; isOrdered: boolean };

const strings = (list: string) => new Set([...list.matchAll(/"([^"]*)"/g)].map(([, name]) => name));

/** Parses a No-Vary-Search header; returns undefined if every parameter matters. */
export function searchRuleOf(header = ''): SearchRule | undefined {
  const isOrdered = !/(?:^|[,\s])key-order(?:=\?1)?\s*(?:,|$)/.test(header);
  const [, ignored] = /(?:^|[,\s])params=\(([^)]*)\)/.exec(header) ?? [];
  const [, except] = /(?:^|[,\s])except=\(([^)]*)\)/.exec(header) ?? [];
  if (ignored !== undefined) return { counts: (name) => !strings(ignored).has(name), isOrdered };
  if (/(?:^|[,\s])params(?:=\?1)?\s*(?:,|$)/.test(header)) {
    const counted = strings(except ?? '');
    return { counts: (name) => counted.has(name), isOrdered };
  }
  return isOrdered ? undefined : { counts: () => true, isOrdered };
}

/** Returns an address with only the parameters that matter, in a uniform spelling. */
export function normalizeAddress(url: string, rule: SearchRule | undefined): string {
  const mark = url.indexOf('?');
  if (!rule || mark < 0) return url;
  // Keep the question mark: URLSearchParams drops the first one, and a second one is part of a parameter's name.
  const kept = [...new URLSearchParams(url.slice(mark))].filter(([name]) => rule.counts(name));
  const search = new URLSearchParams(kept);
  if (!rule.isOrdered) search.sort();
  return kept.length > 0 ? `${url.slice(0, mark)}?${search}` : url.slice(0, mark);
}
