import '../../open-cities';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { protectionOfNoCity } from '@/lib/server/cities/city-of-host';
import { OwnFiles } from '@/lib/server/files/own-files';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { responseMaker } from '@/lib/server/finished/make-response';
import { RenderLane } from '@/lib/server/finished/render-lane';
import type { Question } from '@/lib/server/framework/ask-framework';
import { RequestHandler } from '@/lib/server/handle-requests';
import { limits, RateLimiter } from '@/lib/server/requests/rate-limiter';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';
import { onLoopback } from '../../on-loopback';
import { askServer } from './ask-server';

process.env.SITE_URL = 'https://news.example';
const { key: city } = thisCity();

const statuses: Record<string, number> = {
  '/errors/404': 404,
  '/authors/nobody': 404,
  '/authors/moved': 308,
  '/throws': 500,
  '/pictures/a/b/known/480': 304,
};

/** What Next.js sends for notFound(). */
const shell = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

/** A stand-in for the framework: it tells what it was asked. */
const asked: Question[] = [];
let endSlowSearch = () => {};
async function ask(question: Question) {
  asked.push(question);
  if (question.url === '/search?q=slow') await new Promise<void>((end) => (endSlowSearch = end));
  const [at = ''] = question.url.split('?');
  const isEmpty = at === '/authors/nobody' && !question.headers.rsc;
  if (at === '/broken') throw new Error('our own bug');
  const headers: Record<string, string> = {
    ...(at === '/authors/moved' && { location: '/elsewhere' }),
    'content-type': question.headers.rsc ? 'text/x-component' : 'text/html; charset=utf-8',
    'cache-control': at === '/search' ? 'private, no-cache' : 'public, max-age=0, s-maxage=30',
    'x-nextjs-cache': 'HIT',
  };
  return {
    status: statuses[at] ?? 200,
    headers,
    body: Buffer.from(isEmpty ? shell : `${at} as asked${question.url.slice(200)}`),
  };
}

/** Files that the server has by itself; one of them has gone away since. */
const root = mkdtempSync(path.join(tmpdir(), 'handle-'));
mkdirSync(path.join(root, 'public'));
for (const name of ['a.png', 'gone.png']) writeFileSync(path.join(root, 'public', name), 'png');

/** A stand-in for the handler of Next.js: tells what it gets. */
function handle({ url, method, headers }: IncomingMessage, response: ServerResponse) {
  if (url === '/ordinary/missing') {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html');
    response.end(shell);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url, method, headers }));
}

let server: Server;
beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const files = new OwnFiles(root, protectionOfNoCity());
  rmSync(path.join(root, 'public/gone.png'));
  // No turn takes too long, and whoever waits has waited long enough.
  const lane = new RenderLane((ms) => (ms > 1000 ? Promise.resolve() : new Promise(() => {})));
  const finished = new FinishedResponses({
    lane,
    make: responseMaker(ask),
    changedAt: () => 0,
    countsSince: () => 0,
    msUntilChange: () => 86_400_000,
    now: Date.now,
  });
  const handler = new RequestHandler({
    files,
    isOrdinary: (at) => at.startsWith('/ordinary/'),
    handle,
    ask,
    finished,
    limiter: new RateLimiter(),
    turn: async () => {},
    trustedProxies: 1,
  });
  server = createServer((one, response) => {
    const read = readRequest(one, (at) => at.startsWith('/ordinary/')) as SiteRequest;
    handler.handle(city, read, one, response)?.catch(() => response.destroy());
  });
  await onLoopback(server);
});
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, path, { method, headers });

const prefetch = { RSC: '1', 'Next-Router-Prefetch': '1' };

test('the framework is asked for a page once, with nothing of the reader who came first', async () => {
  const evil = { Host: 'evil.example', Cookie: 'a=b', Accept: 'text/evil', 'If-None-Match': '"evil"' };
  const first = await get('/blog?token=1', evil);
  expect((await get('/blog')).text).toBe(first.text);
  expect(asked).toEqual([
    {
      url: '/blog',
      headers: { host: 'news.example', 'x-city': city, 'x-page-path': '/blog' },
    },
  ]);
});

test('our own bug is a rejection, and the process lives', async () => {
  await expect(get('/broken')).rejects.toThrow('socket hang up');
  expect((await get('/')).status).toBe(200);
});

test('a page has the protective headers, varies by its coding alone and tells nothing of the framework', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
  expect(headers['strict-transport-security']).toBe('max-age=63072000');
  expect([headers.vary, headers['x-nextjs-cache']]).toEqual([undefined, undefined]);
});

test('the data of a page are an answer of their own, and keep what the framework’s script reads', async () => {
  const { headers, text } = await get('/blog?_rsc=', { RSC: '1' });
  expect(headers).toMatchObject({ 'content-type': 'text/x-component', 'x-nextjs-cache': 'HIT' });
  expect(text).toBe('/blog as asked');
  expect(asked).toEqual([
    {
      url: '/blog?_rsc=',
      headers: { host: 'news.example', 'x-city': city, 'x-page-path': '/blog', rsc: '1' },
    },
  ]);
});

test('data are made once, whatever the mark and whatever part of them is asked for', async () => {
  const texts = [await get('/faq?_rsc=evil', { RSC: '1' }), await get('/faq?_rsc', prefetch)];
  expect(texts.map(({ text }) => text)).toEqual(['/faq as asked', '/faq as asked']);
  expect(asked).toEqual([
    {
      url: '/faq?_rsc=',
      headers: { host: 'news.example', 'x-city': city, 'x-page-path': '/faq', rsc: '1' },
    },
  ]);
});

test('shared caches keep no data, and no page under an address of the framework’s script', async () => {
  for (const headers of [{ RSC: '1' }, {}] as Record<string, string>[])
    for (const path of ['/?_rsc=evil', '/search?q=marked&_rsc=1'])
      expect((await get(path, headers)).headers['cache-control']).toBe('private, no-cache');
});

test('a search that has no turn in time is refused until later, while pages are made', async () => {
  const slow = get('/search?q=slow');
  const { status, headers, text } = await get('/search?q=late');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(headers['content-security-policy']).toBeTruthy();
  expect(text).toContain('Search is busy');
  expect((await get('/terms')).status).toBe(200);
  endSlowSearch();
  expect([(await slow).status, (await get('/search?q=late')).status]).toEqual([200, 200]);
});

test('a page that throws is answered with the page that says so, and so are its data', async () => {
  for (const headers of [{}, { RSC: '1' }] as Record<string, string>[]) {
    const { status, text } = await get('/throws?_rsc=', headers);
    expect([status, text]).toEqual([500, `${brokenAddress} as asked`]);
  }
  expect((await get('/throws')).headers['cache-control']).toBe('no-store');
});

test('a page and its data that call notFound() are sent as the 404 document, which is made once', async () => {
  for (const path of ['/authors/nobody', '/authors/nobody?a=b']) {
    const { status, text, headers } = await get(path);
    expect([status, text]).toEqual([404, '/errors/404 as asked']);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  }
  await get('/authors/nobody?_rsc=', { RSC: '1' });
  expect(asked.filter(({ url }) => url === '/errors/404')).toHaveLength(1);
});

test('sends a file without asking Next.js, and asks Next.js for one that has gone away', async () => {
  const { headers, text } = await get('/a.png?v=1');
  expect([headers['content-type'], text]).toEqual(['image/png', 'png']);
  expect(asked).toEqual([]);
  expect(await get('/gone.png')).toMatchObject({ text: '/gone.png as asked' });
});

test('what is one reader’s is compressed as that reader takes it', async () => {
  const who = { 'X-Forwarded-For': '198.51.100.2' };
  for (const coding of ['br', 'gzip']) {
    const { headers } = await get(`/api/${'long'.repeat(300)}`, { ...who, 'Accept-Encoding': coding });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
  }
});

test('what is one reader’s has its length also where only its head is asked for, and none where it is known', async () => {
  const whole = await get('/pictures/a/b/c/480');
  const { status, headers, text } = await get('/pictures/a/b/c/480', {}, 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, String(whole.text.length), '']);
  expect(asked).toHaveLength(2);
  const known = await get('/pictures/a/b/known/480');
  expect([known.status, known.headers['content-length']]).toEqual([304, undefined]);
});

test('a page that redirects gets the whole request, since a redirect keeps the query', async () => {
  const { text } = await get('/authors/moved?a=b');
  expect(JSON.parse(text)).toMatchObject({ url: '/authors/moved?a=b' });
});

test('what is one reader’s is asked for with nothing but what it depends on', async () => {
  const known = { accept: 'image/avif', 'sec-gpc': '1', 'if-none-match': '"a"' };
  await get('/api/frame?a=b', { ...known, Cookie: 'a=b', RSC: '1', 'User-Agent': 'x' });
  expect(asked).toEqual([{ url: '/api/frame', headers: { ...known, host: 'news.example', 'x-city': city } }]);
});

test('a search has the policy of all pages, and nothing of the reader but the question', async () => {
  const theirs = { 'Content-Security-Policy': "script-src 'nonce-theirs'", Cookie: 'a=b' };
  const { headers } = await get('/search?q=a+b&x=evil', { ...theirs, 'X-Forwarded-For': '198.51.100.1' });
  expect(asked).toEqual([
    {
      url: '/search?q=a%20b',
      headers: { host: 'news.example', 'x-city': city, 'x-page-path': '/search?q=a%20b' },
    },
  ]);
  expect(headers['content-security-policy']).toBe((await get('/blog')).headers['content-security-policy']);
  expect(headers['cache-control']).toBe('private, no-cache');
});

describe('an ordinary route', () => {
  test('gets a request as it came, with the city and the path in headers of ours', async () => {
    const theirs = { Cookie: 'a=b', 'X-City': 'evil', 'X-Page-Path': '/evil', 'User-Agent': 'x' };
    const { headers, text } = await get('/ordinary/page?sort=asc', theirs, 'PUT');
    const seen = JSON.parse(text);
    expect([seen.method, seen.url]).toEqual(['PUT', '/ordinary/page?sort=asc']);
    expect(seen.headers).toMatchObject({ cookie: 'a=b', 'x-city': city, 'x-page-path': '/ordinary/page' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(asked).toEqual([]);
  });

  test('gets a nonce of its own in each request, never the reader’s', async () => {
    const theirs = { 'Content-Security-Policy': "script-src 'nonce-theirs'" };
    const nonces = [];
    for (let at = 0; at < 2; at++) {
      const { headers } = JSON.parse((await get('/ordinary/page', theirs)).text);
      nonces.push(/'nonce-([\w+/=]+)'/.exec(headers['content-security-policy'])?.[1]);
    }
    expect(nonces).not.toContain(undefined);
    expect(new Set([...nonces, 'theirs']).size).toBe(3);
  });

  test('gets the 404 document of the city in place of the empty one of Next.js', async () => {
    const { status, text } = await get('/ordinary/missing');
    expect([status, text]).toEqual([404, '/errors/404 as asked']);
  });
});

describe('is refused without the framework', () => {
  test('who asks too often, and nobody else', async () => {
    // The clock stands still: nothing is granted again while the test asks.
    jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const who = { 'X-Forwarded-For': '198.51.100.7' };
    for (let at = 0; at < limits.search.burst; at++) await get('/search?q=a', who);
    const { status, headers } = await get('/search?q=a', who);
    expect([status, headers['retry-after']]).toEqual([429, '1']);
    expect((await get('/search?q=a', { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(200);
  });

  test('nobody for listeners who have left', async () => {
    const who = { 'X-Forwarded-For': '198.51.100.9' };
    for (let at = 0; at < 50; at++) await get('/api/stream', who);
    expect((await get('/api/stream', who)).status).not.toBe(429);
  });
});
