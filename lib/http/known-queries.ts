import { knownQueries } from '@/lib/http/cache-rules.mjs';

export type KnownPath = keyof typeof knownQueries;

export function hasKnownQuery(path: string): path is KnownPath {
  return Object.hasOwn(knownQueries, path);
}

/** The parameters of a query that its page knows, decoded, in the order of the query. */
export function knownParameters(path: KnownPath, query: string): URLSearchParams {
  const names: readonly string[] = knownQueries[path];
  return new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
}
