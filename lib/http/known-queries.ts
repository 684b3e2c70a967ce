/**
 * Query parameters that change a page, by path; all others are ignored. Shared caches must have the query of these paths
 * in their keys (deploy/nginx.conf).
 */
export const knownQueries = {
  '/blog': ['page'],
  '/events': ['when', 'kind'],
  '/search': ['q'],
} as const;

export type KnownPath = keyof typeof knownQueries;

export function hasKnownQuery(path: string): path is KnownPath {
  return Object.hasOwn(knownQueries, path);
}

/** The parameters of a query that its page knows, decoded, in the order of the query. */
export function knownParameters(path: KnownPath, query: string): URLSearchParams {
  const names: readonly string[] = knownQueries[path];
  return new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => names.includes(name)));
}
