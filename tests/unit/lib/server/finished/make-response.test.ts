import '../../../open-cities';
import { expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { keyOf, responseMaker } from '@/lib/server/finished/make-response';

test('pages of two cities, of two addresses, and a page and its data are kept apart', () => {
  const keys = ['boulder', 'marfa'].flatMap((city) =>
    ['/', '/faq'].flatMap((url) => [true, false].map((isData) => keyOf({ city, url, isData }))),
  );
  expect(new Set(keys).size).toBe(8);
});

test.each([
  [200, 'the page'],
  [500, '<h1>Unexpected Application Error!</h1>'],
])(
  'what is sent for what throws has status 500, for no cache, where the site’s own is %i',
  async (is, text) => {
    const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
    const make = responseMaker(async () => ({ status: is, headers, body: Buffer.from('the page') }));
    const made = await make({ city: thisCity().key, url: brokenAddress, isData: false });
    expect([made.status, made.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(String(made.body)).toContain(text);
  },
);
