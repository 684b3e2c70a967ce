import { expect, test } from 'playwright/test';
import { knownQueries } from '@/lib/request/cache-rules.mjs';
import { needs } from './support/needs';
import { type BehindNginx, type Nginx, startBehindNginx } from './support/nginx';
import { headerOf, type RawAnswer, type RawRequest, sendRaw } from './support/raw-request';
import type { Site } from './support/site';

// Random requests that two parsers may interpret differently. A cacheable response must be the one that every reader
// gets at that address.

const rounds = Number(process.env.FUZZ_ROUNDS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const pages = '/ /faq /news/sports /blog /contact /terms /events /local-news /rss.xml'.split(' ');

needs('nginx');
let both: BehindNginx;
let site: Site;
let nginx: Nginx;
test.describe.configure({ mode: 'default', timeout: 600_000 });
test.beforeAll(async () => {
  both = await startBehindNginx();
  ({ site, nginx } = both);
});
test.afterAll(() => both.end());

/** Returns seeded random numbers from 0 up to, but not including, 1 (mulberry32). */
let state = seed >>> 0;
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
const some = <T>(of: readonly T[], most: number) =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(of));

const marks = '_rsc _rsc= _rsc=1 %5Frsc=1 _RSC=1 x_rsc=1 _rsc%3D1 a=_rsc=1 ;_rsc=1'.split(' ');
const known =
  'page=2 page= page p%61ge=2 page=99 q=park q= %71=park when=today when=weekend WHEN=today kind=libraries %6bind=libraries kind kind=%6dmeetings'.split(
    ' ',
  );
const others = [...known, ...'x a=b %00 %ff / ..'.split(' ')];
const queries = [...marks, ...others, ''];
const joints = '? ? & ?? ?x? # #? ?# %3F %23 ;'.split(' ');
const tails = ['', '', '', ...'/ // %2f %2F /. /.. %00 \\ %5c . %20 %0a %3f_rsc=1'.split(' ')];
const headerLines = [
  ...['RSC: 1', 'RSC: 1', 'RSC: 1', 'RSC: true', 'Next-Router-Prefetch: 1'],
  ...['Next-Router-Segment-Prefetch: /_tree', 'Next-Router-State-Tree: %5B%22%22%5D', 'Next-Url: /evil'],
  ...['Next-Action: x', 'X-Nextjs-Data: 1', 'Accept: text/x-component', 'X-Middleware-Rewrite: /faq'],
  ...['X-Invoke-Path: /faq', 'X-Matched-Path: /faq', 'X-City: boulder', 'X-Forwarded-Host: evil.example'],
  ...['Cookie: __prerender_bypass=1', 'If-None-Match: *', 'Content-Security-Policy: default-src *'],
  ...['Purpose: prefetch', 'Host: other.example'],
];

/** Percent-encodes some letters of a path. */
const escaped = (path: string) =>
  path.replace(/[a-z]/g, (letter) => (random() < 0.05 ? `%${letter.charCodeAt(0).toString(16)}` : letter));

function randomRequest(): RawRequest {
  const path = random() < 0.3 ? escaped(one(pages)) : one(pages);
  const query = some(queries, 3)
    .map((part) => one(joints) + part)
    .join('');
  const origin =
    random() < 0.05 ? one(['http://127.0.0.1', 'https://other.example', 'HTTP://127.0.0.1:80']) : '';
  const asksForData = random() < 0.4 ? ['RSC: 1'] : [];
  const target = origin + path + one(tails) + query;
  return { target, headers: ['Accept-Encoding: br', ...asksForData, ...some(headerLines, 4)] };
}

/** Returns the cache key of deploy/nginx.conf: the raw path, with the query on pages that have known parameters. */
function keyOf(target: string): string {
  const [, path = '/', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(target) ?? [];
  const page = path.replace(/\/$/, '');
  return Object.hasOwn(knownQueries, page) && query ? `${page}?${query}` : path || '/';
}

/** Response bodies of ordinary requests, by address. An address has several if its page was rendered again. */
const cleanBodies = new Map<string, Set<string>>();
async function isClean(key: string, body: string, url: string): Promise<boolean> {
  const known = cleanBodies.get(key) ?? new Set();
  cleanBodies.set(key, known);
  if (known.has(body)) return true;
  known.add((await sendRaw(url, { target: key, headers: ['Accept-Encoding: br'] })).body);
  return known.has(body);
}

const maybeKept = (answer: RawAnswer) =>
  answer.status === 200 && !/private|no-store/.test(headerOf(answer, 'cache-control') ?? 'private');

test(`in ${rounds} random requests, direct or through nginx, a cacheable response is the same as for a plain request`, async () => {
  const different: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const request = randomRequest();
    const key = keyOf(request.target);
    const [direct, proxied] = await Promise.all([sendRaw(site.url, request), sendRaw(nginx.url, request)]);
    const told = `${request.target} ${request.headers?.join(', ')}`;
    if (direct.status >= 500 || proxied.status >= 500)
      different.push(`${direct.status} ${proxied.status} ${told}`);
    for (const [name, answer] of Object.entries({ direct, proxied }))
      if (maybeKept(answer) && !(await isClean(key, answer.body, site.url)))
        different.push(`${name} ${told}`);
  }
  expect(different, `seed ${seed}`).toEqual([]);
});

test('after the random requests, every page from nginx and from the site is the same as before', async () => {
  for (const target of [...pages, '/blog?page=2', '/events?kind=libraries', '/events?when=today'])
    for (const url of [nginx.url, site.url]) {
      const { status, body } = await sendRaw(url, { target, headers: ['Accept-Encoding: br'] });
      expect.soft([target, status, await isClean(target, body, site.url)]).toEqual([target, 200, true]);
    }
});
