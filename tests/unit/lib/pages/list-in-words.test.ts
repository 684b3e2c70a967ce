import { expect, test } from '@jest/globals';
import { listInWords } from '@/lib/pages/list-in-words';

test.each([
  [[], ''],
  [['news'], 'news'],
  [['news', 'opinion'], 'news and opinion'],
  [['news', 'resources', 'opinion'], 'news, resources and opinion'],
])('%j in words is "%s"', (parts, words) => {
  expect(listInWords(parts)).toBe(words);
});
