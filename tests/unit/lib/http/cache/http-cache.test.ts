import { createServer, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { CacheOptions } from '@/lib/http/cache/cache-options';
import { HttpCache } from '@/lib/http/cache/http-cache';
import type { Handler } from '@/lib/http/in-memory';
import { onLoopback } from '../../../on-loopback';
import { askServer } from '../../server/ask-server';

// Checks which responses the cache stores and when it sends them, according to RFC 9111.

const SHARED = 'public, s-maxage=60';
type Answer = { status?: number; headers?: Record<string, string>; body?: string; waits?: Promise<unknown> };

let clock: number;
let seen: IncomingMessage[];
let answers: (request: IncomingMessage) => Answer;
let cache: HttpCache;
let renders: Promise<unknown>[];
const server = createServer(async (request, response) => {
  try {
    await cache.handle(request, response);
  } catch {
    response.destroy();
  }
});
await onLoopback(server);

/** Opens a cache in front of a handler that counts its calls. */
function open(options: Partial<CacheOptions> = {}): void {
  const handler: Handler = async (request, response) => {
    seen.push(request);
    const number = seen.length;
    const { status = 200, headers = {}, body = `response ${number}`, waits } = answers(request);
    await waits;
    response.writeHead(status, { 'cache-control': SHARED, ...headers }).end(body);
  };
  cache = new HttpCache({
    handler,
    pass: handler,
    admit: () => true,
    siteOf: ({ headers }) => headers.host ?? '',
    headersFor: (site) => ({ host: site }),
    paramsAt: () => [],
    schedule: (start) => void renders.push(Promise.resolve(start())),
    staleSince: () => Number.NEGATIVE_INFINITY,
    voidSince: () => Number.NEGATIVE_INFINITY,
    validForMs: () => Number.POSITIVE_INFINITY,
    minStaleMs: 0,
    maxBytes: 1_000_000,
    now: () => clock,
    ...options,
  });
}

beforeEach(() => {
  [clock, seen, answers, renders] = [1_000_000, [], () => ({}), []];
  open();
});

const get = (path = '/', headers: Record<string, string> = {}, method = 'GET') =>
  askServer(server, path, { method, headers: { host: 'a.test', ...headers } });
const texts = async (...paths: string[]) => {
  const all: string[] = [];
  for (const path of paths) all.push((await get(path)).text);
  return all;
};
const seconds = (count: number) => {
  clock += count * 1000;
};
/** Waits until the cache's background work has ended. */
const settled = () => Promise.allSettled(renders);
async function expectSoon(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

describe('a response', () => {
  test.each<[stored: boolean, status: number, headers: Record<string, string>]>([
    [true, 200, { 'cache-control': 'public, s-maxage=60' }],
    [true, 200, { 'cache-control': 'public, max-age=60' }],
    [true, 200, { 'cache-control': 's-maxage=60' }],
    [true, 200, { 'cache-control': 'Public, S-MaxAge=60' }],
    [true, 200, { 'cache-control': 'public', expires: 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    [true, 404, { 'cache-control': SHARED }],
    [true, 410, { 'cache-control': SHARED }],
    [true, 308, { 'cache-control': SHARED, location: '/b' }],
    [true, 307, { 'cache-control': SHARED, location: '/b' }],
    [true, 200, { 'cache-control': SHARED, vary: 'Accept-Encoding' }],
    [false, 200, { 'cache-control': 'max-age=60' }],
    [false, 200, { 'cache-control': '' }],
    [false, 200, { 'cache-control': 'private, max-age=60' }],
    [false, 200, { 'cache-control': 'private, s-maxage=60' }],
    [false, 200, { 'cache-control': 'public, s-maxage=60, no-store' }],
    [false, 200, { 'cache-control': 'public, s-maxage=60, no-cache' }],
    [false, 200, { 'cache-control': 'public, s-maxage=0, max-age=60' }],
    [false, 200, { 'cache-control': 'public, max-age=0' }],
    [false, 200, { 'cache-control': SHARED, 'set-cookie': 'who=me' }],
    [false, 200, { 'cache-control': SHARED, vary: 'Cookie' }],
    [false, 200, { 'cache-control': SHARED, vary: '*' }],
    [false, 500, { 'cache-control': SHARED }],
    [false, 503, { 'cache-control': SHARED }],
    [false, 418, { 'cache-control': SHARED }],
  ])(
    'is stored only if its status and headers allow it (%s for a %i with %j)',
    async (isStored, status, headers) => {
      answers = () => ({ status, headers });
      const [first, second] = [await get(), await get()];
      expect([first.status, second.status]).toEqual([status, status]);
      expect(second.text === first.text).toBe(isStored);
    },
  );
});

describe('to keep data about a reader out of stored responses,', () => {
  test('the cache’s request to the handler has none of the reader’s headers', async () => {
    await get('/', { cookie: 'who=me', 'user-agent': 'mine', 'x-evil': '1', accept: 'text/html' });
    const { host, connection } = seen[0]?.headers ?? {};
    expect(seen[0]?.headers).toEqual({ host, connection });
    expect([host, seen[0]?.method]).toEqual(['a.test', 'GET']);
  });

  test.each<[method: string, headers: Record<string, string>]>([
    ['POST', {}],
    ['PUT', {}],
    ['OPTIONS', {}],
    ['GET', { authorization: 'Bearer me' }],
    ['GET', { range: 'bytes=0-1' }],
  ])(
    'the request %s with the headers %j is passed on unchanged, and its response is not stored',
    async (method, headers) => {
      await get('/', { ...headers, cookie: 'who=me' }, method);
      expect(seen[0]).toMatchObject({ method, headers: { cookie: 'who=me', ...headers } });
      await get();
      expect(seen).toHaveLength(2);
    },
  );

  test('each site has its own copies', async () => {
    expect((await get()).text).toBe('response 1');
    expect((await get('/', { host: 'b.test' })).text).toBe('response 2');
  });

  test('a request for which siteOf returns undefined is passed on unchanged', async () => {
    open({ siteOf: ({ headers }) => (headers.rsc ? undefined : 'a') });
    await get();
    await get('/', { rsc: '1', cookie: 'who=me' });
    expect(seen[1]?.headers.cookie).toBe('who=me');
  });

  test('a private response is rendered again for the next reader', async () => {
    answers = ({ headers }) => ({ headers: { 'cache-control': 'no-store' }, body: `for ${headers.cookie}` });
    for (const cookie of ['me', 'you']) expect((await get('/', { cookie })).text).toBe(`for ${cookie}`);
  });

  test('the first response at an unknown address is not stored, but decides whether the next response is', async () => {
    open({ paramsAt: () => undefined });
    answers = ({ headers }) => ({ body: `for ${headers.cookie}` });
    const bodies: string[] = [];
    for (const cookie of ['me', 'you', 'us']) bodies.push((await get('/', { cookie })).text);
    expect(bodies).toEqual(['for me', 'for undefined', 'for undefined']);
    expect(seen).toHaveLength(2);
  });
});

describe('a stored response is', () => {
  test('sent with its age while it is fresh, and then rendered again', async () => {
    answers = () => ({ headers: { 'cache-control': 'public, max-age=600, s-maxage=60', age: '5' } });
    expect((await get()).headers.age).toBe('5');
    seconds(54);
    expect(await get()).toMatchObject({ text: 'response 1', headers: { age: '59' } });
    seconds(1);
    expect((await get()).text).toBe('response 2');
  });

  test('sent stale for as long as its headers allow, and rendered again in the background', async () => {
    answers = () => ({ headers: { 'cache-control': `${SHARED}, stale-while-revalidate=30` } });
    await get();
    seconds(89);
    expect((await get()).text).toBe('response 1');
    await settled();
    expect((await get()).text).toBe('response 2');
    seconds(90);
    expect((await get()).text).toBe('response 3');
  });

  test('sent stale for longer if changes are reported to the cache, unless it must be revalidated', async () => {
    open({ minStaleMs: 600_000 });
    await get();
    seconds(659);
    expect((await get()).text).toBe('response 1');
    await settled();
    answers = () => ({ headers: { 'cache-control': `${SHARED}, must-revalidate` } });
    seconds(60);
    await get();
    await settled();
    seconds(60);
    expect((await get()).text).not.toBe((await get('/other')).text);
    expect(seen).toHaveLength(5);
  });

  test.each([
    [502, 'stale-if-error=600', 200],
    [500, 'stale-if-error=30', 500],
    [500, 'max-age=0', 500],
    [404, 'stale-if-error=600', 404],
  ])(
    'sent instead of a new %i only if its Cache-Control allows it (with %s, readers get a %i)',
    async (status, allows, sent) => {
      answers = () => ({ headers: { 'cache-control': `${SHARED}, ${allows}` } });
      await get();
      seconds(100);
      answers = () => ({ status, headers: { 'cache-control': 'no-store' } });
      expect((await get()).status).toBe(sent);
    },
  );

  test('removed once its address returns a response that may not be stored', async () => {
    answers = () => ({ headers: { 'cache-control': `${SHARED}, stale-while-revalidate=30` } });
    await get();
    answers = () => ({ headers: { 'cache-control': 'private' }, body: 'private' });
    seconds(61);
    await get();
    await settled();
    expect((await get()).text).toBe('private');
  });

  test('removed after a successful POST to its address, but not after a refused POST', async () => {
    await get();
    answers = () => ({ status: 403, body: 'no' });
    await get('/', {}, 'POST');
    expect((await get()).text).toBe('response 1');
    answers = () => ({ status: 201 });
    await get('/', {}, 'POST');
    answers = () => ({});
    expect((await get()).text).toBe('response 4');
  });
});

describe('changes that are reported to the cache', () => {
  test('make older responses stale: each is sent once more while it is rendered again', async () => {
    let changedAt = 0;
    open({ staleSince: () => changedAt });
    await get();
    seconds(1);
    changedAt = clock;
    seconds(1);
    expect((await get()).text).toBe('response 1');
    await settled();
    expect(await texts('/', '/')).toEqual(['response 2', 'response 2']);
  });

  test('invalidate stored errors, so a page that now exists is served immediately', async () => {
    let changedAt = 0;
    open({ staleSince: () => changedAt, minStaleMs: 600_000 });
    answers = () => ({ status: 404, body: 'no such page' });
    expect(await texts('/', '/')).toEqual(['no such page', 'no such page']);
    seconds(1);
    changedAt = clock;
    seconds(1);
    answers = () => ({ body: 'the page' });
    expect((await get()).text).toBe('the page');
  });

  test('do not affect immutable responses', async () => {
    open({ staleSince: () => clock });
    answers = () => ({ headers: { 'cache-control': `${SHARED}, immutable` } });
    expect(await texts('/', '/', '/')).toEqual(['response 1', 'response 1', 'response 1']);
  });

  test('can void older responses, so that they are not sent even if rendering fails', async () => {
    let voidAt = 0;
    open({ voidSince: () => voidAt });
    answers = () => ({ headers: { 'cache-control': `${SHARED}, stale-if-error=600` } });
    await get();
    voidAt = clock;
    answers = () => ({ status: 500, body: 'broken' });
    expect((await get()).text).toBe('broken');
  });

  test('end the lifetime of a response if their time is known in advance', async () => {
    open({ validForMs: () => 10_000, minStaleMs: 600_000 });
    await get();
    seconds(9);
    expect((await get()).text).toBe('response 1');
    seconds(1);
    expect((await get()).text).toBe('response 2');
  });
});

/** Creates a response that stays open until the test calls `release`. */
function held(body: string) {
  let release = () => {};
  const waits = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: { body, waits }, release };
}

describe('renders in progress', () => {
  test('are shared by all requests that arrive in the meantime', async () => {
    const { answer, release } = held('one');
    answers = () => answer;
    const all = ['/', '/', '/'].map((path) => get(path));
    await expectSoon(() => seen.length === 1);
    release();
    expect((await Promise.all(all)).map(({ text }) => text)).toEqual(['one', 'one', 'one']);
    expect(seen).toHaveLength(1);
  });

  test('are not stored or shared if they began before a change that voids older responses', async () => {
    let voidAt = 0;
    open({ voidSince: () => voidAt });
    const { answer, release } = held('taken down');
    answers = () => answer;
    const early = get();
    await expectSoon(() => seen.length === 1);
    voidAt = clock;
    seconds(1);
    answers = () => ({ body: 'new' });
    expect((await get()).text).toBe('new');
    release();
    await early;
    expect((await get()).text).toBe('new');
    expect(seen).toHaveLength(2);
  });

  test('wait for their turn; a render that two clients request begins when either client has its turn', async () => {
    const turns: (() => unknown)[] = [];
    open({ schedule: (start) => void turns.push(start) });
    const both = [get(), get()];
    await expectSoon(() => turns.length === 2);
    expect(seen).toHaveLength(0);
    expect(turns[1]?.()).toBeDefined();
    expect(turns[0]?.()).toBeUndefined();
    expect((await Promise.all(both)).map(({ text }) => text)).toEqual(['response 1', 'response 1']);
  });
});

describe('query parameters', () => {
  test.each<[known: string[] | undefined, first: string, second: string, same: boolean]>([
    [[], '/a?x=1', '/a?y=2', true],
    [['page', 'kind'], '/a?page=2&utm=1', '/a?page=2', true],
    [['page'], '/a?p%61ge=2', '/a?page=2&x=%00', true],
    [['page'], '/a?page=2', '/a?page=3', false],
    [['page'], '/a?page=2', '/a', false],
    [undefined, '/a?x=1', '/a', false],
  ])(
    'share a cached response if the known ones are equal (known: %j; %s and %s; shared: %s)',
    async (known, first, second, isSame) => {
      open({ paramsAt: () => known });
      answers = ({ url }) => ({ body: `of ${url}` });
      await get(first);
      const [one, other] = await texts(first, second);
      expect(one === other).toBe(isSame);
    },
  );

  test('that are unknown never reach the handler, so no stored response depends on them', async () => {
    expect(await texts('/a?evil', '/a', '/a?x')).toEqual(['response 1', 'response 1', 'response 1']);
    expect(seen.map(({ url }) => url)).toEqual(['/a']);
  });
});

test('the cache stores errors separately, so that a flood of unknown addresses evicts no page', async () => {
  open({ maxBytes: 40_000 });
  await get('/page');
  answers = () => ({ status: 404, body: 'x'.repeat(700) });
  for (let at = 0; at < 40; at++) await get(`/unknown-${at}`);
  answers = () => ({});
  expect((await get('/page')).text).toBe('response 1');
});

test('the cache counts its hits, renders and bytes', async () => {
  await texts('/', '/', '/other');
  expect(cache.counts).toMatchObject({ hits: 1, renders: 2 });
  expect(cache.counts.bytes).toBeGreaterThan(10);
});

test('if a render breaks off, the cache sends the stored response instead', async () => {
  answers = () => ({ headers: { 'cache-control': `${SHARED}, stale-if-error=600` } });
  await get();
  seconds(100);
  answers = () => ({ waits: Promise.resolve(seen.at(-1)?.destroy()) });
  expect((await get()).text).toBe('response 1');
});

describe('a request that the rate limit refuses', () => {
  const refuse: CacheOptions['admit'] = ({ headers }, response) => {
    if (headers['x-client'] !== 'flood') return true;
    response.writeHead(429).end();
    return false;
  };
  beforeEach(() => open({ admit: refuse }));

  test.each(['GET', 'POST'])('does not reach the handler (method %s)', async (method) => {
    expect((await get('/new', { 'x-client': 'flood' }, method)).status).toBe(429);
    expect(seen).toEqual([]);
  });

  test('still gets a response that is stored', async () => {
    await get('/');
    expect((await get('/', { 'x-client': 'flood' })).text).toBe('response 1');
  });
});
