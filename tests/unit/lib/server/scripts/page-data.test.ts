import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { keepPageData, packedPageData, pageDataAddress } from '@/lib/server/scripts/page-data';

const dataOf = (name: string) => JSON.stringify([['__next_f', [1, name.repeat(100)]]]);

async function textAt(address: string): Promise<string | undefined> {
  const packed = await packedPageData(address);
  return packed && String(brotliDecompressSync(packed));
}

test('the data of a page are kept under the address of their content', async () => {
  const data = dataOf('Mayor’s news ');
  await keepPageData(data);
  expect(await textAt(pageDataAddress(data))).toBe(data);
});

test('they are there for whoever asks before they are packed', async () => {
  const data = dataOf('fresh ');
  const keeping = keepPageData(data);
  expect(await textAt(pageDataAddress(data))).toBe(data);
  await keeping;
});

test('there is nothing at another address', async () => {
  expect(await packedPageData(pageDataAddress('never kept'))).toBeUndefined();
});
