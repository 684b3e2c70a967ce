/** The first of each counts (lib/search/search-options.ts). */
const ofSearch = ['q', 'section', 'sort'];

/** Which page of the list of posts; 0 for a number that is none. */
export function pageNumber(query: string): number | undefined {
  const value = new URLSearchParams(query).get('page');
  if (value === null) return undefined;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
}

function question(query: string): string {
  const asked = new URLSearchParams(query);
  return ofSearch
    .map((name) => [name, asked.get(name)] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
}

function knownQuery(path: string, query: string): string {
  if (path === '/search') return question(query);
  const page = path === '/blog' ? pageNumber(query) : undefined;
  return page === undefined ? '' : `page=${page}`;
}

/**
 * The address that the framework is asked for: what is made for one reader is kept for everybody, so it has no query but
 * the one that a page knows: `/faq?token=1` is `/faq`.
 */
export function knownAddress(path: string, query: string): string {
  const known = query === '' ? '' : knownQuery(path, query);
  return known === '' ? path : `${path}?${known}`;
}
