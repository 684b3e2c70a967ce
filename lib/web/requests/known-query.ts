const decimal = /^[1-9]\d{0,5}$/;

/** The names that an address of ours knows in its query, and what their values become. */
const known: Record<string, Record<string, (value: string) => string>> = {
  // What is no number of a page leads where no page is (next.config.mjs), under one name.
  '/blog': { page: (value) => (decimal.test(value) ? value : '0') },
  '/api/health': { ready: () => '' },
  '/api/stream': { port: String },
  '/api/stream/now': { port: String },
  '/api/refused': { status: String, wait: String },
  '/api/moved': { from: String },
};

/** Made for each request anew, so that all of its query is its own. */
const madePerRequest = '/search';

/**
 * An address with only so much of its query as its page knows, each name once, and without a fragment. The first
 * request of a page is rendered with its query, and everybody gets that page. `isNavigation`: the framework's mark
 * stays for its own script. `/faq?token=1` becomes `/faq`.
 */
export function withKnownQuery(url: string, isNavigation: boolean): string {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(url) ?? [];
  const bare = path.replace(/(.)\/+$/, '$1');
  if (bare === madePerRequest) return query ? `${path}?${query}` : path;
  const asked = new URLSearchParams(query);
  const names = Object.entries(known[bare] ?? {});
  if (isNavigation) names.push(['_rsc', String]);
  const kept = names.flatMap(([name, read]) => {
    const value = asked.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(read(value))}`;
  });
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
