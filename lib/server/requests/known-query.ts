const madePerRequest = /^\/api\/.+$/;
/** The first of each counts (lib/search/search-options.ts). */
const ofSearch = ['q', 'section', 'sort'];

/** Any invalid number becomes 0, which leads to the "not found" page (next.config.mjs). */
function pageNumber(asked: URLSearchParams): string[] {
  const value = asked.get('page');
  if (value === null) return [];
  return [`page=${/^[1-9]\d{0,5}$/.test(value) ? value : '0'}`];
}

function question(asked: URLSearchParams): string[] {
  return ofSearch
    .map((name) => [name, asked.get(name)] as const)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
}

/**
 * The first render of a page is cached for everybody, so unknown queries are dropped: `/faq?token=1` becomes `/faq`.
 */
export function withKnownQuery(url: string, isNavigation: boolean): string {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const bare = path.replace(/(.)\/+$/, '$1');
  if (!query) return path;
  if (madePerRequest.test(bare)) return `${path}?${query}`;
  const asked = new URLSearchParams(query);
  const kept = bare === '/blog' ? pageNumber(asked) : bare === '/search' ? question(asked) : [];
  if (isNavigation) kept.push(`_rsc=${encodeURIComponent(asked.get('_rsc') ?? '')}`);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
