import { describe, expect, test } from '@jest/globals';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { keyOf, partsOf, responseMaker } from '@/lib/server/finished/make-response';

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
