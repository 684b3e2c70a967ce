import { request } from 'node:http';
import { expect, test } from 'playwright/test';
import { type Nginx, openNginx } from './support/nginx';
import { allPages } from './support/pages-of-house';
import { type Site, startSite } from './support/site';

// deploy/nginx.conf in Debian's nginx, in front of a running site.

let site: Site;
let nginx: Nginx;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://news.example', TRUSTED_PROXIES: '1' });
  nginx = await openNginx(site.port);
});
test.afterAll(async () => {
  await nginx.end();
  await site.end('SIGKILL');
});

type Got = { status: number; headers: Record<string, string>; bytes: Buffer };

/** The bytes as they are sent. */
function ask(path: string, headers: Record<string, string> = {}, { url } = nginx): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers, agent: false }, async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      const got = response.headers as Record<string, string>;
      resolve({ status: response.statusCode ?? 0, headers: got, bytes: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });
}

const canonicalOf = (html: string) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1];

const files = ['/rss.xml', '/sitemap.xml', '/robots.txt', '/icons/icon-192.png', '/og/home.png'];
const visited = [...allPages.filter((path) => path !== '/search'), '/blog?page=2', ...files];

test('each coding has a copy of its own, however a browser spells what it takes', async () => {
  for (const accepts of ['gzip, deflate, br, zstd', 'br', 'br;q=1.0, gzip;q=0.8'])
    expect((await ask('/faq', { 'Accept-Encoding': accepts })).headers['content-encoding']).toBe('br');
  for (const accepts of ['gzip', 'gzip, br;q=0', 'br;q=0.0, gzip;q=0.5'])
    expect((await ask('/faq', { 'Accept-Encoding': accepts })).headers['content-encoding']).toBe('gzip');
  expect((await ask('/faq')).headers['content-encoding']).toBeUndefined();
});

test('every header that the site sends comes through', async () => {
  const direct = await site.get('/faq');
  const { headers } = await ask('/faq');
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'strict-transport-security',
    'cache-control',
  ])
    expect(headers[name], name).toBe(direct.headers.get(name));
});

test('a redirect keeps each reader’s own query, and no page knows another’s', async () => {
  for (const query of ['?a=1', '?b=2', ''])
    expect((await ask(`/FAQ${query}`)).headers.location).toBe(`/faq${query}`);
  await ask('/contact?token=evil-mark');
  expect(String((await ask('/contact')).bytes)).not.toContain('evil-mark');
});

test('an address that is none does not take the place of a page that it resembles', async () => {
  expect((await ask('/news%2fsports')).status).toBe(404);
  expect((await ask('/news/sports')).status).toBe(200);
});

for (const query of ['?page=', '?page', '?p%61ge=2', '?PAGE=2', '?page=1&page=2', '?a=1&page=2'])
  test(`/blog${query} takes the place of no page of the list`, async () => {
    // A host of its own: nothing is stored for it yet.
    const host = `${Buffer.from(query).toString('hex')}.example`;
    const asked = async (path: string) => {
      const { status, bytes } = await ask(path, { Host: host });
      return [status, canonicalOf(String(bytes))];
    };
    await asked(`/blog${query}`);
    for (const path of ['/blog', '/blog?page=2'])
      expect(await asked(path), path).toEqual([200, canonicalOf((await site.get(path)).html)]);
  });

test('the data that the site’s script asks for never take the place of a page', async () => {
  const data = await ask('/terms?_rsc=', { RSC: '1' });
  expect(data.headers['content-type']).toContain('text/x-component');
  expect((await ask('/terms')).headers['content-type']).toContain('text/html');
  expect((await ask('/terms?_rsc=')).headers['content-type']).toContain('text/html');
});

test('a drawing in the place of a picture is sent so that every browser can read it', async () => {
  // Nothing listens there.
  const without = await startSite({ STOCK_IMAGE_URL: 'http://127.0.0.1:9/{seed}' });
  const front = await openNginx(without.port);
  const { html } = await without.get('/');
  const addresses = [...html.matchAll(/src="(\/pictures\/[^"]+)"/g)].map(([, address = '']) => address);
  const got = await Promise.all(addresses.map((address) => ask(address, { 'Accept-Encoding': 'br' }, front)));
  expect(new Set(got.map(({ headers }) => headers['content-type']))).toEqual(new Set(['image/svg+xml']));
  expect(got.map(({ headers }) => headers['content-encoding']).filter(Boolean)).toEqual([]);
  // The site compresses what has 800 bytes.
  expect(Math.max(...got.map(({ bytes }) => bytes.length))).toBeGreaterThan(800);
  await front.end();
  await without.end();
});

test('the radio comes through as it plays', async () => {
  const answer = await fetch(`${nginx.url}/api/stream?port=8076`);
  const reader = answer.body?.getReader();
  expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  await reader?.cancel();
});

test('with the site killed, every page that somebody visited before is still there, in each coding', async () => {
  const codings = ['br', 'gzip', 'identity'];
  const before = new Map<string, Got>();
  for (const path of visited)
    for (const coding of codings)
      before.set(`${path} ${coding}`, await ask(path, { 'Accept-Encoding': coding }));
  await site.end('SIGKILL');
  for (const [key, page] of before) {
    const [path = '', coding = ''] = key.split(' ');
    const after = await ask(path, { 'Accept-Encoding': coding });
    expect.soft([after.status, after.bytes.length], key).toEqual([page.status, page.bytes.length]);
  }
  expect((await ask('/faq?utm=new')).status).toBe(200);
});
