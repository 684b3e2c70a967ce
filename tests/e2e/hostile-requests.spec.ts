import { connect } from 'node:net';
import { expect } from 'playwright/test';
import { words } from './support/fixtures';
import { hostileHeaders, hostileHosts, hostileMethods, hostileTargets } from './support/hostile-requests';
import { test } from './support/needs';
import { headerOf, type RawAnswer, type RawRequest, sendRaw } from './support/raw-request';
import { type Site, startSite } from './support/site';
import { NO_WAIT_MS } from './support/waits';

// Requests that no browser sends. Each gets a page or a 4xx, and other readers notice nothing.

const origin = 'https://city.example';
let site: Site;
let readers = 0;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startSite({ SITE_URL: origin, TRUSTED_PROXIES: '1' });
});

test.afterAll(() => site.end('SIGKILL'));

/** Sends a request from a new client address each time, so that no rate limit applies. */
function send(request: RawRequest): Promise<RawAnswer> {
  const who = `X-Forwarded-For: 198.51.${Math.floor(++readers / 250)}.${readers % 250}`;
  return sendRaw(site.url, { ...request, headers: [...(request.headers ?? []), who] });
}

const describe = ({ target, method, headers, host }: RawRequest) =>
  [method, target.slice(0, 60), host?.slice(0, 30), ...(headers ?? []).slice(0, 3)]
    .filter(Boolean)
    .join(' ')
    .slice(0, 200);

/**
 * Fails on a server error, or if content from the request got into a header that browsers or caches act on.
 */
function expectHarmless(request: RawRequest, answer: RawAnswer): void {
  const name = describe(request);
  expect.soft(answer.status, `${name}: status`).toBeLessThan(500);
  expect
    .soft(headerOf(answer, 'location') ?? '/', `${name}: stays here`)
    .toMatch(/^(\/(?![\\/])|https:\/\/city\.example\/)/);
  // Next.js deletes a forged preview-mode cookie; any other cookie is a fault.
  const cookie = headerOf(answer, 'set-cookie') ?? '';
  expect
    .soft(cookie, `${name}: no cookie`)
    .toMatch(/^$|^__prerender_bypass=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect.soft(headerOf(answer, 'evil'), `${name}: no header of theirs`).toBeUndefined();
}

/** Sends a request and follows up to three redirects; every response must be harmless. */
async function follow(request: RawRequest, hops = 3): Promise<void> {
  const answer = await send(request);
  expectHarmless(request, answer);
  const target = headerOf(answer, 'location');
  if (target?.startsWith('/') && hops > 0) await follow({ ...request, target }, hops - 1);
}

async function inTurns<T>(
  all: readonly T[],
  act: (one: T) => Promise<void>,
  after?: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < all.length; at += 8) {
    const some = all.slice(at, at + 8);
    await Promise.all(some.map(act));
    await after?.(some);
  }
}

/** Reduces a response to its status and words, for comparing it with another. */
const mark = ({ status, body }: RawAnswer) => `${status} ${words(body)}`;

test('a request for any address gets a page or a 4xx', async () => {
  await inTurns(hostileTargets, async (target) => {
    const request = { target };
    const answer = await send(request);
    expectHarmless(request, answer);
    expect.soft(answer.status, `${describe(request)}: an answer`).toBeGreaterThan(0);
  });
});

test('an unknown page is never sent with status 200', async () => {
  for (const target of ['/index', '/no-such', '/blog%0a', '/news/sports%0d', '/%E2%80%A8', '/_not-found']) {
    const { status, body } = await send({ target });
    expect.soft(status, target).toBeGreaterThanOrEqual(400);
    expect.soft(body, target).toContain('</html>');
  }
});

test('only GET and HEAD are served', async () => {
  const paths = '/ /search?q=park /rss.xml /api/health /favicon.ico /no-such /_next/static/x.js'.split(' ');
  const requests = hostileMethods.flatMap((method) => paths.map((target) => ({ method, target })));
  await inTurns(requests, async (request) => {
    const answer = await send(request);
    expectHarmless(request, answer);
    // A route without a cache rule responds to OPTIONS with the methods it allows.
    const refused = request.method === 'OPTIONS' ? [0, 204, 400, 405] : [0, 400, 405];
    expect.soft(refused, `${describe(request)}: ${answer.status}`).toContain(answer.status);
  });
  expect(headerOf(await send({ method: 'POST', target: '/' }), 'allow')).toBe('GET, HEAD');
});

for (const target of ['/', '/search?q=park', '/blog?page=2', '/rss.xml', '/no-such', '/favicon.ico']) {
  test(`no headers sent to ${target} cause a failure, and the next reader gets the normal page`, async () => {
    const before = mark(await send({ target }));
    await inTurns(
      hostileHeaders,
      (headers) => follow({ target, headers }),
      async (some) => {
        const after = mark(await send({ target }));
        const names = some.map(([first]) => first?.slice(0, 60)).join(', ');
        expect.soft(after === before, `the same after ${names}`).toBe(true);
      },
    );
  });
}

test('the Host header never changes a page, which always uses the configured origin; some invalid hosts get a 400', async () => {
  for (const target of ['/', '/search?q=park', '/BLOG', '/blog/', '/rss.xml', '/sitemap.xml', '/no-such']) {
    const ordinary = await send({ target });
    for (const host of hostileHosts) {
      const request = { target, host };
      const answer = await send(request);
      expectHarmless(request, answer);
      if (answer.status !== 400) expect.soft(mark(answer) === mark(ordinary), describe(request)).toBe(true);
    }
  }
});

test('shared caches do not store the Next.js data of a page (RSC) under its address', async () => {
  const bare = await send({ target: '/', headers: ['RSC: 1'] });
  expect(headerOf(bare, 'content-type')).toContain('text/html');
  const data = await send({ target: '/?_rsc', headers: ['RSC: 1'] });
  expect(headerOf(data, 'content-type')).toBe('text/x-component');
  expect(headerOf(data, 'cache-control')).toBe('private, no-cache');
  expect(headerOf(await send({ target: '/?_rsc=evil' }), 'cache-control')).toBe('private, no-cache');
});

test('a thousand queries share one cached page, and memory does not grow', async () => {
  const made = new Set<string | null>();
  const ask = async (from: number) => {
    for (let at = from; at < from + 500; at++) {
      const page = await site.get(`/news/sports?utm=${at}&x=${'y'.repeat(1000)}${at}`);
      made.add(page.headers.get('etag'));
    }
  };
  await ask(0);
  const memory = site.memory();
  await ask(500);
  // Pages are rendered again now and then because the date line changes, never because of a query.
  expect(made.size).toBeLessThan(10);
  expect(site.memory() - memory).toBeLessThan(30);
});

test('hundreds of incomplete requests do not delay readers', async () => {
  const halves = Array.from({ length: 300 }, () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    return socket;
  });
  expect((await site.get('/')).status).toBe(200);
  expect((await site.get('/')).ms).toBeLessThan(NO_WAIT_MS);
  for (const half of halves) half.destroy();
  const { headers } = await site.get('/');
  // `serverLimits` sets this timeout together with the one that ends incomplete requests.
  expect(headers.get('keep-alive')).toBe('timeout=65');
});

test('too many searches get a readable page with Retry-After, while other readers can search', async ({
  page,
}) => {
  const from = (who: string) => ['Connection: close', `X-Forwarded-For: 203.0.113.1, ${who}`];
  const request = { target: '/search?q=park', headers: from('192.0.2.1') };
  const answers: RawAnswer[] = [];
  while (answers.length < 2000 && answers.every(({ status }) => status !== 429))
    answers.push(...(await Promise.all(Array.from({ length: 16 }, () => sendRaw(site.url, request)))));
  // A search that waits too long for its turn gets 503, but counts toward the limit too.
  const granted = answers.filter(({ status }) => status !== 429).length;
  const refused = answers.find(({ status }) => status === 429) as RawAnswer;
  expect(granted).toBeGreaterThanOrEqual(120);
  expect(refused.status).toBe(429);
  expect(Number(headerOf(refused, 'retry-after'))).toBeGreaterThan(0);
  expect(headerOf(refused, 'cache-control')).toBe('no-store');
  expect((await sendRaw(site.url, { target: '/search?q=park', headers: from('192.0.2.2') })).status).toBe(
    200,
  );
  expect((await sendRaw(site.url, { target: '/', headers: from('192.0.2.1') })).status).toBe(200);
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.1' });
  await expect(async () => {
    await Promise.all(Array.from({ length: 16 }, () => sendRaw(site.url, request)));
    await page.goto(`${site.url}/search?q=park`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too many requests', { timeout: 100 });
  }).toPass();
  await expect(page.getByText('Please try again in 1 second.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});
