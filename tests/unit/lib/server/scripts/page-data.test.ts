import { randomBytes } from 'node:crypto';
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

test('what takes more than 24 MB goes, those first that nobody has asked for', async () => {
  const [old, asked] = [dataOf('old'), dataOf('asked')];
  await keepPageData(old);
  await keepPageData(asked);
  for (let round = 0; round < 4; round += 1) {
    await packedPageData(pageDataAddress(asked));
    // What is random is not made smaller.
    await keepPageData(randomBytes(6 * 1024 * 1024).toString('latin1'));
  }
  expect(await packedPageData(pageDataAddress(old))).toBeUndefined();
  expect(await textAt(pageDataAddress(asked))).toBe(asked);
});
