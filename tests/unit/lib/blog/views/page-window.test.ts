import { expect, test } from '@jest/globals';
import { pageWindow } from '@/lib/blog/views/page-window';

const gap = 'gap';

test.each([
  [1, 0, []],
  [1, 1, []],
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, gap, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 7, [1, gap, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 3, 4, 5, 6, 7, gap, 9]],
  [50, 100, [1, gap, 48, 49, 50, 51, 52, gap, 100]],
  [99, 100, [1, gap, 96, 97, 98, 99, 100]],
])('pageWindow(%i, %i) returns %j', (current, pages, parts) => {
  expect(pageWindow(current, pages)).toEqual(parts);
});
