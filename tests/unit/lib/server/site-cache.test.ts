import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { PICTURE } from '@/lib/request/cache-rules.mjs';
import { limits } from '@/lib/server/requests/rate-limiter';
import { siteCache } from '@/lib/server/site-cache';
import { city } from '../../any-city';
import { onLoopback } from '../../on-loopback';
import { askServer } from './ask-server';

process.env.SITE_URL = 'https://news.example';
process.env.TRUSTED_PROXIES = '1';
const shell = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';
const shared = 'public, max-age=0, s-maxage=30';
const interactive =
  '<!DOCTYPE html><html data-scripts="on-intent"><body data-wake=""><script>self.__next_f.push([1,"data"])</script></body></html>';

/** Responses of the handler that stands in for Next.js, by path. */
const pages: Record<string, { status?: number; control?: string; body?: string; type?: string }> = {
  '/faq': { control: shared },
  '/rss.xml': { control: shared, type: 'application/rss+xml' },
  '/blog/missing': { control: shared, status: 404, body: shell },
  '/blog': { control: shared },
  '/blog?page=99': { control: shared, status: 404, body: shell },
  '/blog/throws': { control: shared, status: 500, body: shell },
  '/errors/404': { control: shared, status: 404, body: `the document for 404${' '.repeat(1000)}` },
  '/errors/500': { control: shared, body: 'the document for 500' },
  '/radio': { control: shared, body: interactive },
  '/about': { control: shared },
  '/live/shared': { control: shared, body: '<!DOCTYPE html><html><script>1</script></html>' },
  '/live/missing': { status: 404, body: shell },
  '/live/long': { body: 'words '.repeat(1000) },
  '/search': { control: 'private, no-cache' },
};
const seen: IncomingMessage[] = [];
let endSlowSearch = () => {};

async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push(request);
  const { url = '' } = request;
  if (url === '/search?q=slow')
    await new Promise<void>((resolve) => {
      endSlowSearch = resolve;
    });
  const {
    status = 200,
    control,
    body = `page at ${url}`,
    type = 'text/html; charset=utf-8',
  } = pages[url] ?? pages[url.split('?', 1)[0] ?? ''] ?? {};
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('vary', 'rsc, next-url');
  response.setHeader('x-nextjs-cache', 'HIT');
  if (control) response.setHeader('cache-control', control);
  response.end(body);
}

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const { cache } = siteCache((...exchange) => void next(...exchange));
const server = createServer((request, response) => {
  request.headers['x-city'] = city.key;
  void cache.handle(request, response);
});
await onLoopback(server);
beforeEach(() => void seen.splice(0));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, path, { method, headers });

test('Next.js renders a page once, at the city’s own host and without data from the reader’s request', async () => {
  const first = await get('/faq?token=1', { Host: 'evil.example', Cookie: 'a=b', 'If-None-Match': '"evil"' });
  expect((await get('/faq')).text).toBe(first.text);
  expect(seen.map(({ url }) => url)).toEqual(['/faq']);
  expect(seen[0]?.headers).toEqual({
    connection: 'close',
    host: 'news.example',
    'x-city': city.key,
    'x-page-path': '/faq',
    'user-agent': 'local-news',
  });
});

test('a shared page has the security headers, varies only by its encoding and does not reveal Next.js', async () => {
  const { headers } = await get('/faq');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers['content-security-policy']).not.toContain('nonce-');
  expect([headers.vary, headers['x-nextjs-cache']]).toEqual([undefined, undefined]);
});

test('a request for a missing page is logged, the request for the document shown there is not', async () => {
  const logged = jest.mocked(console.error).mockClear();
  await get('/blog/missing');
  expect(logged.mock.calls.map(([line]) => /no page there path=(\S+)/.exec(line)?.[1])).toEqual([
    '/blog/missing',
  ]);
});

describe('the data of a page', () => {
  /** Returns the address of the file with the data of /radio. */
  const dataFile = async () => /data-src="([^"]+)"/.exec((await get('/radio')).text)?.[1] ?? '';

  test('is sent as a cacheable script file, with a stricter CSP than the page’s', async () => {
    const { status, headers, text } = await get(await dataFile());
    expect([status, text]).toEqual([200, 'self.__next_f.push([1,"data"])']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': PICTURE,
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([
    ['a search', '/search?q=a'],
    ['a route without a cache rule', '/live/form'],
    ['a file with page data', '/page-data/aaaaaaaaaaaaaaaaaaaaaa.Lw.js'],
  ])('is a 404 for the address of %s, which is not rendered', async (_, address) => {
    const file = `/page-data/${'a'.repeat(22)}.${Buffer.from(address).toString('base64url')}.js`;
    expect((await get(file)).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test('is a 404, which is not logged, if the page has changed; a flood of such requests renders it once', async () => {
    const logged = jest.mocked(console.error).mockClear();
    const file = `/page-data/${'b'.repeat(22)}.${Buffer.from('/about').toString('base64url')}.js`;
    for (let at = 0; at < 3; at++) expect((await get(`${file}?${at}`)).status).toBe(404);
    expect(seen.map(({ url }) => url)).toEqual(['/about']);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a route without a cache rule', () => {
  test('receives the request unchanged, plus headers with the city, the page’s path and a nonce', async () => {
    const { headers } = await get('/live/form?q=1', { Cookie: 'a=b' }, 'POST');
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/live/form?q=1' });
    expect(seen[0]?.headers).toMatchObject({
      cookie: 'a=b',
      'x-city': city.key,
      'x-page-path': '/live/form?q=1',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    const nonce = /'nonce-[^']+'/.exec(headers['content-security-policy'] ?? '')?.[0];
    expect(seen[0]?.headers['content-security-policy']).toContain(String(nonce));
  });

  test('is compressed', async () => {
    const { headers, body } = await get('/live/long', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(body))).toBe(pages['/live/long']?.body);
  });

  test('is cached if its response may be shared, and its inline scripts are allowed by their hashes', async () => {
    await get('/live/shared');
    const [first, second] = [await get('/live/shared'), await get('/live/shared')];
    expect(seen).toHaveLength(2);
    for (const { headers } of [first, second])
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'/);
  });
});

describe('an empty error document from Next.js is replaced with the city’s error page', () => {
  test.each([
    ['/blog/missing', 404],
    ['/blog?page=99', 404],
    ['/blog/throws', 500],
  ])('at %s, with the status %i', async (path, is) => {
    const { status, headers, text } = await get(path);
    expect([status, text.trim()]).toEqual([is, `the document for ${is}`]);
    expect(headers['cache-control']).toBe(is === 404 ? shared : 'no-store');
  });
});

test.each(['/live/missing', '/blog/missing'])(
  'the error page at %s is compressed if the client accepts it',
  async (path) => {
    const identity = await get(path);
    const { headers, body } = await get(path, { 'Accept-Encoding': 'br' });
    expect([headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual(['br', 'accept-encoding']);
    expect(String(brotliDecompressSync(body))).toBe(identity.text);
    expect(identity.headers['content-encoding']).toBeUndefined();
  },
);

test.each([
  ['/faq?_rsc=a', { RSC: '1' }],
  ['/faq?_rsc=a', {}],
  ['/faq?%5Frsc=a', {}],
  ['/faq', { 'Next-Action': 'x' }],
])(
  'the response to %s with the headers %j is private and rendered for each request',
  async (path, headers) => {
    for (let at = 0; at < 2; at++) {
      const got = await get(path, headers as Record<string, string>);
      expect(got.headers['cache-control']).toBe('private, no-cache');
    }
    expect(seen).toHaveLength(2);
  },
);

test('a parameter whose name only resembles _rsc is ignored like any other unknown parameter', async () => {
  await get('/faq');
  seen.splice(0);
  for (const path of ['/faq??_rsc=1', '/faq?_RSC', '/faq?a=_rsc']) await get(path, { RSC: '1' });
  expect(seen).toEqual([]);
});

describe('search requests', () => {
  test('are refused only if they come from a client that searches too often', async () => {
    const client = { 'X-Forwarded-For': '198.51.100.7' };
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const all = [];
    for (let at = 0; at <= limits.search.burst; at++) all.push(await get('/search?q=a', client));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(limits.search.burst);
    expect(all.at(-1)?.status).toBe(429);
    expect((await get('/search?q=a', { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(200);
  }, 20_000);

  test('are refused after waiting for five seconds, while other pages are still served', async () => {
    const slow = get('/search?q=slow', { 'X-Forwarded-For': '198.51.100.9' });
    while (!seen.some(({ url }) => url === '/search?q=slow')) await new Promise(setImmediate);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const late = get('/search?q=late', { 'X-Forwarded-For': '198.51.100.10' });
    expect((await get('/rss.xml')).status).toBe(200);
    jest.advanceTimersByTime(5000);
    const { status, headers } = await late;
    jest.useRealTimers();
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    endSlowSearch();
    expect((await slow).status).toBe(200);
    expect(seen.some(({ url }) => url === '/search?q=late')).toBe(false);
  });
});

test('a client that requests too many missing pages then gets only cached responses', async () => {
  const replaced = jest.replaceProperty(limits, 'absent', { burst: 30, perSecond: 10 });
  const flood = { 'X-Forwarded-For': '192.0.2.7' };
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await get('/faq');
  for (let at = 0; at < limits.absent.burst; at++) await get(`/live/missing?at=${at}`, flood);
  expect((await get('/live/missing?at=new', flood)).status).toBe(429);
  expect((await get('/faq', flood)).status).toBe(200);
  expect((await get('/live/missing?at=new', { 'X-Forwarded-For': '192.0.2.8' })).status).toBe(404);
  replaced.restore();
});
