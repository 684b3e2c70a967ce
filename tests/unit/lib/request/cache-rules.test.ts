import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { newsPaths } from '@/lib/base/languages.mjs';
import { cacheHeaders, cacheRules, cacheRulesAt, FILE, PICTURE } from '@/lib/request/cache-rules.mjs';

const PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/** Returns the addresses of all reading routes, with `x` for each dynamic part. */
function addresses(): string[] {
  const files = readdirSync('app/[city]', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file) && !/^\(live\)|\[\.\.\.path\]/.test(file))
    .map((file) =>
      `/${file}`
        .replace(/\/(?:page|route)\.tsx?$/, '')
        .replace('/(paper)', '')
        .replace(/\/@\w+/, ''),
    )
    .flatMap((file) => {
      const isNews = file.includes('[newsPath]');
      return isNews ? newsPaths.map((news) => file.replace('news/[newsPath]', news)) : file;
    })
    .map((file) => file.replace(/\[[^\]]+\]/g, 'x') || '/');
}

const isApi = (address: string) => address.startsWith('/api/');

test.each(addresses().filter((address) => !isApi(address)))('the route %s has one cache rule', (address) => {
  expect(cacheRulesAt(address)).toHaveLength(1);
});

test.each(addresses().filter(isApi))('the route %s has at most one cache rule', (address) => {
  expect(cacheRulesAt(address).length).toBeLessThanOrEqual(1);
});

test('every rule is for a route that exists', () => {
  const routes = [...addresses(), '/tiles/x', '/.well-known/gpc.json'];
  const paths = cacheRules.flatMap((rule) => rule.paths.map((path) => path.replace(/:\w+\+?/g, 'x')));
  expect(paths.filter((path) => !routes.includes(path))).toEqual([]);
});

test.each([
  '/probe',
  '/blog/a/b',
  '/events/x/calendar',
  '/_next/static/a.js',
  '/aboutx',
  '/about/x',
  '//',
  '/rss-xml',
])('%s has no cache rule', (address) => {
  expect(cacheRulesAt(address)).toEqual([]);
});

test.each([
  ['/faq', PAGE, 'params, except=("_rsc")'],
  ['/blog', PAGE, 'params, except=("page" "_rsc")'],
  ['/events', PAGE, 'params, except=("when" "kind" "_rsc")'],
  ['/search', 'private, no-cache', 'params, except=("q" "_rsc")'],
  ['/preview/:signature/:expires/:slug', 'private, no-store', 'params, except=("_rsc")'],
  ['/rss.xml', 'public, max-age=300, s-maxage=30, stale-while-revalidate=30', 'params, except=("_rsc")'],
  ['/favicon.ico', 'public, max-age=1800, s-maxage=30, stale-while-revalidate=30', 'params, except=("_rsc")'],
])(
  'the response at %s has a Cache-Control header, and a No-Vary-Search header with the parameters in use',
  (path, cacheControl, noVarySearch) => {
    const { headers = [] } = cacheHeaders().find(({ source }) => source === path) ?? {};
    expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toMatchObject({
      'cache-control': cacheControl,
      'no-vary-search': noVarySearch,
    });
  },
);

test('shared caches send anything that editors can withdraw for at most a minute', () => {
  const rules = cacheRules.filter(({ paths }) => !paths.includes('/tiles/:file'));
  const values = [FILE, PICTURE, ...rules.flatMap(({ cacheControl }) => cacheControl ?? [])];
  const seconds = (value: string) =>
    [...value.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)].map(([, count]) => Number(count));
  for (const value of values.filter((one) => one.startsWith('public'))) {
    const [fresh = Number.NaN, stale = 0] = seconds(value);
    expect([value, fresh + stale <= 60]).toEqual([value, true]);
  }
});

test('the address of a preview is not sent to other sites, and the preview is not indexed', () => {
  const [preview] = cacheRulesAt('/preview/a/1/b');
  expect(preview?.headers).toEqual({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
});

test('a route that sets its own Cache-Control has no rule', () => {
  expect(cacheHeaders().filter(({ source }) => /^\/(?:api|og|pictures|theme)\//.test(source))).toEqual([]);
});
