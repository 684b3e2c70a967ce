import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { knownQueries } from '@/lib/request/cache-rules.mjs';
import { type Got, getWith } from './support/get-at';
import { buyingRequests, replacingRequests } from './support/hostile-requests';
import { needs } from './support/needs';
import { type BehindNginx, type Nginx, openNginx, startBehindNginx } from './support/nginx';
import { allPages } from './support/pages-of-house';
import { sendRaw } from './support/raw-request';
import { serve } from './support/serve';
import type { Site } from './support/site';

// Debian's nginx with deploy/nginx.conf in front of a running site.

let both: BehindNginx;
let site: Site;
let nginx: Nginx;

needs('nginx');

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  both = await startBehindNginx();
  ({ site, nginx } = both);
});
test.afterAll(() => both.end());

test('the access log shortens client addresses, omits queries and previews, and keeps only a referrer’s origin', async () => {
  const visit = (target: string, referer: string) =>
    fetch(nginx.url + target, { headers: { referer, 'user-agent': 'a browser' } });
  await visit('/search?q=my+illness', 'https://elsewhere.example/private?token=1');
  await visit('/faq', `${nginx.url}/contact`);
  await visit('/icon.svg', 'https://elsewhere.example/');
  for (const preview of [
    '/preview/signed/1/a',
    '/%70review/signed/1/a',
    '//preview/signed/1/a',
    '/PREVIEW/signed',
  ])
    await visit(preview, `${nginx.url}/preview/signed/1/a`);
  await visit('/terms', `${nginx.url}/preview/signed/1/a`);
  const visits = () => {
    const lines = readFileSync(nginx.visits, 'utf8')
      .split('\n')
      .filter((line) => line.includes('a browser'));
    return lines.map((line) => line.replace(/\[.*?\] /, '').replace(/" (\d+) \d+ "/, '" $1 "'));
  };
  // nginx writes its log line after sending the response.
  await expect
    .poll(visits)
    .toEqual([
      '127.0.0.0 - - "GET /search HTTP/1.1" 200 "https://elsewhere.example/" "a browser"',
      '127.0.0.0 - - "GET /faq HTTP/1.1" 200 "-" "a browser"',
      '127.0.0.0 - - "GET /terms HTTP/1.1" 200 "-" "a browser"',
    ]);
});

const ask = (path: string, headers: Record<string, string> = {}, front: { url: string } = nginx) =>
  getWith(front, headers, path);

const files = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/icons/icon-192.png', '/og/home.png'];
const visited = [...allPages.filter((path) => path !== '/search'), '/blog?page=2', ...files];

test('nginx sends the content coding that the client prefers, however Accept-Encoding is written', async () => {
  for (const accepts of ['gzip, deflate, br, zstd', 'br', 'br;q=1.0, gzip;q=0.8'])
    expect((await ask('/faq', { 'Accept-Encoding': accepts })).headers.get('content-encoding')).toBe('br');
  for (const accepts of ['gzip', 'gzip, br;q=0', 'br;q=0.0, gzip;q=0.5'])
    expect((await ask('/faq', { 'Accept-Encoding': accepts })).headers.get('content-encoding')).toBe('gzip');
  expect((await ask('/faq')).headers.get('content-encoding')).toBeNull();
});

test('nginx passes on every header of the site', async () => {
  const direct = await site.get('/faq');
  const { headers } = await ask('/faq');
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'strict-transport-security',
    'cache-control',
  ])
    expect(headers.get(name), name).toBe(direct.headers.get(name));
});

test('a redirect keeps the reader’s own query, and no cached page contains another reader’s query', async () => {
  for (const query of ['?a=1', '?b=2', ''])
    expect((await ask(`/FAQ${query}`)).headers.get('location')).toBe(`/faq${query}`);
  await ask('/contact?token=evil-mark');
  expect(String((await ask('/contact')).bytes)).not.toContain('evil-mark');
});

test('an invalid address does not replace the cached page that it resembles', async () => {
  expect((await ask('/news%2fsports')).status).toBe(404);
  expect((await ask('/news/sports')).status).toBe(200);
});

type KnownPath = keyof typeof knownQueries;

/** For each known parameter, two values that produce different pages. */
const values: { [Path in KnownPath]: Record<(typeof knownQueries)[Path][number], [string, string]> } = {
  '/blog': { page: ['2', '99'] },
  '/events': { when: ['today', 'weekend'], kind: ['libraries', 'meetings'] },
  '/search': { q: ['park', 'school'] },
};
const inEscapes = (text: string) => text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Returns unusual spellings of a query, which nginx and the site might interpret differently. */
function spellings(name: string, [value, other]: [string, string]): string[] {
  const plain = `${name}=${value}`;
  return [
    ...[plain, `a=1&${plain}`, `${plain}&a=1`, `&&${plain}`, `?${plain}`, `;${plain}`, `a;${plain}`],
    ...[`${inEscapes(name)}=${value}`, `${name}=${inEscapes(value)}`, `%${inEscapes(name)}=${value}`],
    ...[`${name.toUpperCase()}=${value}`, name, `${name}=`, `${name}[]=${value}`, `${name}%3D${value}`],
    ...[`${plain}&${name}=${other}`, `${name}=${other}&${plain}`, `${plain}+`, `${plain}%00`, `+${plain}`],
  ];
}

let clients = 0;

/**
 * Runs `work`. Returns its result and the site's direct responses before and after, because the page may be rendered
 * again meanwhile.
 */
async function aroundDirect(path: string, work: () => Promise<Pick<Got, 'status' | 'html' | 'headers'>>) {
  // A client that sends 120 searches in a row is refused, so each request has a new client address.
  const direct = async () => (await ask(path, { 'X-Forwarded-For': `10.0.0.${clients++ % 250}` }, site)).html;
  const before = await direct();
  const { status, html, headers } = await work();
  return { status, html, type: headers.get('content-type'), direct: [before, await direct()] };
}

const knownPaths = Object.keys(values) as KnownPath[];
for (const path of knownPaths)
  for (const [name, pair] of Object.entries<[string, string]>(values[path]))
    test(`nginx and the site send the same page for any spelling of ${path}?${name}=, and this page replaces no other cached page`, async () => {
      const clean = [path, ...pair.map((value) => `${path}?${name}=${value}`)];
      const pages = await Promise.all(clean.map((address) => ask(address, {}, site)));
      expect(new Set(pages.map(({ html }) => html)).size).toBe(clean.length);
      for (const [at, query] of spellings(name, pair).entries()) {
        // nginx has cached nothing yet for this new host name.
        const headers = { Host: `${name}-${at}.example` };
        for (const address of [`${path}?${query}`, ...clean]) {
          const got = await aroundDirect(address, () => ask(address, headers));
          expect.soft(got.status, address).not.toBe(429);
          expect.soft(got.direct.includes(got.html), `${address} after ${query}`).toBe(true);
        }
      }
    });

test('the Next.js data of a page (RSC) never replaces the page in the cache', async () => {
  const data = await ask('/terms?_rsc', { RSC: '1' });
  expect(data.headers.get('content-type')).toContain('text/x-component');
  expect((await ask('/terms')).headers.get('content-type')).toContain('text/html');
  expect((await ask('/terms?_rsc=')).headers.get('content-type')).toContain('text/html');
});

for (const [at, { target, headers }] of replacingRequests.entries())
  test(`a request for ${target} with ${headers} does not replace the cached page`, async () => {
    // nginx has cached nothing yet for this new host name.
    const host = `replacing-${at}.example`;
    const [path = '/'] = target.split(/[?#]/, 1);
    const got = await aroundDirect(path, async () => {
      await sendRaw(nginx.url, { target, host, headers: [...headers, 'Accept-Encoding: br'] });
      const { headers: sent, bytes } = await ask(path, { Host: host, 'Accept-Encoding': 'br' });
      return { status: 200, headers: sent, html: String(brotliDecompressSync(bytes)) };
    });
    expect(got.type).toBe((await site.get(path)).headers.get('content-type'));
    expect(got.direct.includes(got.html)).toBe(true);
  });

test('nginx forwards the RSC header only if the query is _rsc, so that no other request renders page data', async () => {
  const seen: (string | undefined)[] = [];
  const echo = await serve(({ headers }, response) => {
    seen.push(headers.rsc as string | undefined);
    response.end('ok');
  });
  const front = await openNginx(echo.port);
  for (const path of ['/', '/?x?_rsc=1', '/?%5Frsc=1', '/?_rsc=1']) await ask(path, { RSC: '1' }, front);
  expect(seen).toEqual([undefined, undefined, undefined, '1']);
  await front.end();
  await echo.close();
});

for (const target of buyingRequests)
  test(`${target} returns 403 or 404, and its page data is not cached`, async () => {
    const { status, headers } = await ask(target);
    expect([403, 404]).toContain(status);
    expect(headers.get('content-type')).toMatch(/^text\/(?:html|plain); charset=utf-8$/);
    const data = await ask(`${target}${target.includes('?') ? '&' : '?'}_rsc`, { RSC: '1' });
    // Page data of an unknown address may have status 200, but then no shared cache may store it.
    if (data.status === 200) expect(data.headers.get('cache-control')).toBe('private, no-cache');
    else expect([403, 404]).toContain(data.status);
  });

test('nginx does not reveal its version', async () => {
  const replies = [await ask('/faq'), await ask('/nowhere'), await ask('/faq', { Host: 'evil.test' })];
  for (const { headers, html } of replies) {
    expect(headers.get('server')).toBe('nginx');
    expect(html).not.toMatch(/nginx\/\d/);
  }
});

test('a proxied health request, even from this machine, gets only counts, without addresses of sources', async () => {
  const at = '/api/health?ready';
  expect(JSON.parse((await ask(at, {}, site)).html).feeds[0].url).toBeTruthy();
  const { status, html } = await ask(at);
  expect([status, JSON.parse(html).feeds]).toEqual([200, expect.any(Number)]);
  expect(html).not.toMatch(/[/.]/);
});

test('a request for an unknown host is refused and caches nothing', async () => {
  expect((await ask('/faq', { Host: 'evil.test' })).status).toBe(404);
});

test('a long search and its redirect pass through nginx', async () => {
  const query = `?q=${'a'.repeat(9000)}`;
  expect((await ask(`/search${query}`)).status).toBe(200);
  expect((await ask(`/SEARCH${query}`)).headers.get('location')).toBe(`/search${query}`);
});

test('nginx uses HTTP/2 over TLS', async () => {
  needs('openssl');
  const front = await openNginx(site.port, { tls: true });
  const session = connectHttp2(front.url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': '/faq', ':authority': 'news.example' });
  const [head] = (await once(stream, 'response')) as [{ ':status': number; 'content-type': string }];
  expect([head[':status'], head['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  session.destroy();
  await front.end();
});

test('the radio streams through nginx without buffering', async () => {
  const answer = await fetch(`${nginx.url}/api/stream?port=8076`);
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test('with the site down, every page that was visited before is still served, in every content coding', async () => {
  const codings = ['br', 'gzip', 'identity'];
  const before = new Map<string, Got>();
  for (const path of visited)
    for (const coding of codings)
      before.set(`${path} ${coding}`, await ask(path, { 'Accept-Encoding': coding }));
  await site.end('SIGKILL');
  for (const [key, page] of before) {
    const [path = '', coding = ''] = key.split(' ');
    const after = await ask(path, { 'Accept-Encoding': coding });
    const facts = ({ status, headers }: Got) => [status, headers.get('content-encoding')];
    expect.soft(facts(after), key).toEqual(facts(page));
    // nginx renews a stale copy after sending it, so its length may differ slightly.
    expect.soft(after.bytes.length / page.bytes.length, key).toBeCloseTo(1, 1);
  }
  expect((await ask('/faq?utm=new')).status).toBe(200);
  for (const path of ['/search?q=park', '/authors/nobody-asked-for']) {
    const { status, headers, bytes } = await ask(path);
    expect([status, headers.get('retry-after'), headers.get('cache-control')], path).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect(String(bytes), path).toContain('<h1>We’ll be right back</h1>');
  }
});
