import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import PageCache from '@/lib/server/page-cache/page-cache.mjs';
import { packedPageData } from '@/lib/server/scripts/page-data.mjs';

type Page = { html: string; status?: number; headers: Record<string, string> };

const cache = new PageCache();
const page = (head = ''): Page => ({
  html: `<html><head>${head}</head><body>News</body></html>`,
  headers: {},
});

beforeEach(() => cache.revalidateTag());

test('a page is kept and served again', async () => {
  await cache.set('/a', page());
  expect(await cache.get('/a')).toMatchObject({ value: { html: expect.stringContaining('News') } });
});

test('what a page’s scripts need is kept beside it, and not in it', async () => {
  const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const call = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const scripted = page(file + call);
  await cache.set('/a', scripted);
  expect(scripted.html).not.toContain('__next_f=self');
  const address = /data-page="([^"]+)"/.exec(scripted.html)?.[1] ?? '';
  const packed = await packedPageData(address);
  expect(packed && String(brotliDecompressSync(packed))).toBe('[["__next_f",[0]]]');
});

test.each([404, 503])('a page that asks for %i is sent with it, and is not kept', async (status) => {
  const asked = page(`<meta name="page-status" content="${status}"/>`);
  await cache.set('/a', asked);
  expect(asked.status).toBe(status);
  expect(await cache.get('/a')).toBeNull();
});

test('what is unavailable now says when to come back, and that nobody shall hold on to it', async () => {
  const asked = page('<meta name="page-status" content="503"/>');
  await cache.set('/a', asked);
  expect(asked.headers).toEqual({ 'cache-control': 'no-store', 'retry-after': '60' });
});

test('a headline cannot ask for a status: only the head is looked at', async () => {
  const quoted = { ...page(), html: '<head></head><meta name="page-status" content="404"/>' };
  await cache.set('/a', quoted);
  expect(quoted.status).toBeUndefined();
});

test('a redirect is kept with its Location, and sent with one only', async () => {
  const redirect: Page = { ...page(), status: 308, headers: { location: '/b' } };
  await cache.set('/a', redirect);
  expect(redirect.headers).toEqual({});
  expect(await cache.get('/a')).toMatchObject({ value: { status: 308, headers: { location: '/b' } } });
});

describe('news that changes while a page is being made', () => {
  const changed = Symbol.for('local-news.changes-of');
  const deps = globalThis as typeof globalThis & { [changed]?: (city: string, path: string) => () => number };
  const at = (second: number) => jest.spyOn(Date, 'now').mockReturnValue(1_000_000 + second * 1000);
  const change = (second: number) => {
    deps[changed] = (_, path) => () => (path === '/other' ? 0 : 1_000_000 + second * 1000);
  };
  const minute = { cacheControl: { revalidate: 60 } };
  afterEach(() => {
    delete deps[changed];
    jest.restoreAllMocks();
  });

  /** Whether the framework is made to make the page anew. */
  async function isRemade(key = '/boulder/a'): Promise<boolean> {
    return (await cache.get(key)) === null;
  }

  test('makes it again: it is as old as the moment in which it was first asked for', async () => {
    at(0);
    await cache.get('/boulder/a');
    change(1);
    at(2);
    await cache.set('/boulder/a', page(), minute);
    expect(await isRemade()).toBe(true);
    await cache.set('/boulder/a', page(), minute);
    at(3);
    expect(await isRemade()).toBe(false);
  });

  test('makes it again, too, when it was made because its minute was over', async () => {
    at(0);
    await cache.set('/boulder/a', page(), minute);
    at(61);
    expect(await isRemade()).toBe(true);
    change(62);
    at(63);
    await cache.set('/boulder/a', page(), minute);
    expect(await isRemade()).toBe(true);
  });

  test('is told of the city and the path at the end of the framework’s key', async () => {
    const asked: string[][] = [];
    deps[changed] = (...of) => {
      asked.push(of);
      return () => 0;
    };
    for (const key of ['/boulder', '/route-cache/APP_PAGE/0a1b/$/boulder/news/sports']) {
      await cache.set(key, page(), minute);
      await cache.get(key);
    }
    expect(asked).toEqual([
      ['boulder', '/'],
      ['boulder', '/news/sports'],
    ]);
  });

  test('makes no page again that does not show it', async () => {
    at(0);
    await cache.get('/boulder/other');
    change(1);
    at(2);
    await cache.set('/boulder/other', page(), minute);
    expect(await isRemade('/boulder/other')).toBe(false);
  });

  test('a page that nobody had to wait for is as old as it is', async () => {
    at(0);
    await cache.set('/boulder/b', page(), minute);
    at(1);
    await cache.get('/boulder/b');
    change(2);
    at(3);
    await cache.set('/boulder/b', page(), minute);
    expect(await isRemade('/boulder/b')).toBe(false);
  });
});
