import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { setProcessWide } from '@/lib/base/process-wide';
import { pictureBytes } from '@/lib/outbound/feeds/posts-feed';

let asked: object[] = [];

/** A picture proxy that answers so, and what it was asked for. */
function proxyAnswers(answer: () => Promise<Outcome<Buffer>>): void {
  asked = [];
  const picture = (wanted: object) => {
    asked.push(wanted);
    return answer();
  };
  setProcessWide('picture proxy', { picture });
}

const sevenBytes = async () => ok(Buffer.alloc(7));

beforeEach(() => proxyAnswers(sevenBytes));
afterEach(() => {
  setProcessWide('picture proxy', undefined);
  jest.useRealTimers();
});

test('a picture has the length of its file in feeds: whole, 1080 pixels wide, WebP', async () => {
  const address = 'https://pictures.example/a.jpg';
  expect(await pictureBytes(address)).toBe(7);
  expect(asked).toEqual([{ address, width: 1080, whole: true, format: 'webp' }]);
});

test('a length that is known is not worked out again', async () => {
  await pictureBytes('https://pictures.example/known.jpg');
  proxyAnswers(async () => fail('timeout', ''));
  expect(await pictureBytes('https://pictures.example/known.jpg')).toBe(7);
  expect(asked).toEqual([]);
});

test('a picture that cannot be had has none, and is asked for again', async () => {
  proxyAnswers(async () => fail('timeout', ''));
  expect(await pictureBytes('https://pictures.example/lost.jpg')).toBeUndefined();
  proxyAnswers(sevenBytes);
  expect(await pictureBytes('https://pictures.example/lost.jpg')).toBe(7);
});

test.each([
  ['no address', undefined],
  ['an empty one', ''],
  ['one that is too long to pass on', `https://pictures.example/${'a'.repeat(1400)}`],
])('for %s nothing is asked', async (_, address) => {
  expect(await pictureBytes(address)).toBeUndefined();
  expect(asked).toEqual([]);
});
