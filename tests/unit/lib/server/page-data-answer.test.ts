import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { pageDataAnswer } from '@/lib/server/page-data-answer';
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
