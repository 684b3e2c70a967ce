import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { keyOf, pageDataAnswer, partsOf, responseMaker } from '@/lib/server/finished/make-response';
import { keepForNow, keepPageData, pageDataAddress } from '@/lib/server/scripts/page-data';

test('the data of a page come as JSON that never changes, plain and packed', async () => {
  const data = '{"page":"front"}';
  await keepPageData(data);
  const answer = await pageDataAnswer(pageDataAddress(data));
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    },
  });
  expect(String(answer?.body)).toBe(data);
  expect(String(brotliDecompressSync(answer?.brotli ?? Buffer.alloc(0)))).toBe(data);
});

test('so do those that are kept for a while only', async () => {
  const data = '{"page":"search"}';
  keepForNow(data);
  expect(String((await pageDataAnswer(pageDataAddress(data)))?.body)).toBe(data);
});

test('the data of a page from before this start are gone, in words', async () => {
  const answer = await pageDataAnswer('/page-data/from-before.json');
  expect(answer).toMatchObject({
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
  expect(String(answer?.body)).toBe('There is a newer copy of this page. Please reload it.\n');
});

test('any other address is not its own', async () => {
  expect(await pageDataAnswer('/page-data')).toBeUndefined();
  expect(await pageDataAnswer('/blog/page-data/a.json')).toBeUndefined();
});

test.each([
  ['boulder', '/', false],
  ['boulder', '/blog?page=2', false],
  ['a-b', '/news/sports', true],
])('a response of %s is kept under its city and address: %s', (city, url, isData) => {
  expect(partsOf(keyOf(city, url, isData))).toEqual({ city, url, isData });
});

test('two cities share no response', () => {
  expect(keyOf('boulder', '/faq', false)).not.toBe(keyOf('marfa', '/faq', false));
});

describe('the page that is sent for what throws', () => {
  const protection = { protect: (_: string, headers: Record<string, string>) => headers };
  const made = (status: number) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
    const ask = async () => ({ status, headers, body: Buffer.from('the page') });
    return responseMaker(ask, () => ({ host: 'news.example', protection }))(
      keyOf('boulder', brokenAddress, false),
    );
  };

  test('is the site’s own with 500, for no cache', async () => {
    const { status, headers, body } = await made(200);
    expect([status, headers['cache-control'], String(body)]).toEqual([500, 'no-store', 'the page']);
  });

  test('is the server’s own where even that throws', async () => {
    const { status, headers, body } = await made(500);
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(String(body)).toContain('<h1>Unexpected Application Error!</h1>');
  });
});
