/** Made for each request anew, so that all of the query is its own. */
const madePerRequest = /^\/(search|api\/.+)$/;

/** The number of a page of the blog's list; what is none leads where no page is (next.config.mjs), under one name. */
function pageNumber(asked: URLSearchParams): string[] {
  const value = asked.get('page');
  if (value === null) return [];
  return [`page=${/^[1-9]\d{0,5}$/.test(value) ? value : '0'}`];
}

/**
 * An address with only so much of its query as its page knows, and without a fragment. The first request of a page is
 * rendered with its query, and everybody gets that page. `isNavigation`: the framework's mark stays for its own
 * script. `/faq?token=1` becomes `/faq`.
 */
export function withKnownQuery(url: string, isNavigation: boolean): string {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const bare = path.replace(/(.)\/+$/, '$1');
  if (!query) return path;
  if (madePerRequest.test(bare)) return `${path}?${query}`;
  const asked = new URLSearchParams(query);
  const kept = bare === '/blog' ? pageNumber(asked) : [];
  if (isNavigation) kept.push(`_rsc=${encodeURIComponent(asked.get('_rsc') ?? '')}`);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
