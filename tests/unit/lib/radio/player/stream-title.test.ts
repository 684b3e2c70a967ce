import { expect, test } from '@jest/globals';
import { readStreamTitle } from '@/lib/radio/player/stream-title';

test.each([
  ['{"title":"Orange Grove Waltz"}', 'Orange Grove Waltz'],
  ['{"title":null}', undefined],
  ['{"title":""}', undefined],
  ['{"title":"  \\u0000 "}', undefined],
  ['{"title":7}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['no json', undefined],
  ['{"title":"<b>Bold</b> &amp; proud"}', '<b>Bold</b> &amp; proud'],
  ['{"title":"a\\u202Egnp.exe"}', 'agnp.exe'],
])('%s: %s', (data, title) => {
  expect(readStreamTitle(data)).toBe(title);
});

test('a title that goes on and on is cut at 200 characters', () => {
  expect(readStreamTitle(JSON.stringify({ title: 'word '.repeat(400) }))?.length).toBeLessThanOrEqual(200);
});

test('a title of 200 characters is whole, one more is cut', () => {
  const title = (length: number) => readStreamTitle(JSON.stringify({ title: 't'.repeat(length) }));
  expect(title(200)).toBe('t'.repeat(200));
  expect(title(201)).toBe(`${'t'.repeat(199)}…`);
});
