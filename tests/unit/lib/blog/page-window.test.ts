import { expect, test } from '@jest/globals';
import { pageCount, pageWindow } from '@/lib/blog/page-window';

const gap = 'gap';

test.each([
  [1, 0, []],
  [1, 1, []],
  [1, 2, [1, 2]],
  [2, 2, [1, 2]],
  [1, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [3, 6, [1, 2, 3, 4, 5, 6]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, gap, 7]],
  [3, 7, [1, 2, 3, 4, 5, gap, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 7, [1, gap, 3, 4, 5, 6, 7]],
  [7, 7, [1, gap, 3, 4, 5, 6, 7]],
  [5, 9, [1, gap, 3, 4, 5, 6, 7, gap, 9]],
  [50, 100, [1, gap, 48, 49, 50, 51, 52, gap, 100]],
  [99, 100, [1, gap, 96, 97, 98, 99, 100]],
])('on page %i of %i the pager shows %j', (current, pages, parts) => {
  expect(pageWindow(current, pages)).toEqual(parts);
});

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [65, 7],
])('requirements section 9: %i posts are %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

test('every page has a window of five numbers, and stands in it itself', () => {
  for (let current = 1; current <= 30; current++) {
    const numbers = pageWindow(current, 30).filter((part) => part !== gap);
    expect(numbers).toContain(current);
    const around = numbers.filter((number) => Math.abs(Number(number) - current) <= 4);
    expect(around.length).toBeGreaterThanOrEqual(5);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
