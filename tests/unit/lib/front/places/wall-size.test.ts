import { expect, test } from '@jest/globals';
import { wallSize } from '@/lib/front/places/wall-size';

const photos = (count: number) =>
  Array.from({ length: count }, () => ({ photo: 'https://cdn.example/a.jpg' }));
const drawings = (count: number) => Array.from({ length: count }, () => ({ photo: undefined }));

test.each([
  [9, 8],
  [8, 8],
  [7, 5],
  [5, 5],
  [4, 3],
  [3, 3],
  [2, 0],
  [0, 0],
])('of %i photos the wall shows %i, so that no place is empty', (count, size) => {
  expect(wallSize(photos(count))).toBe(size);
});

test('one drawing among photos makes it a wall of drawings', () => {
  expect(wallSize([...photos(7), ...drawings(1)])).toBe(5);
});

test.each([
  [8, 5],
  [4, 3],
  [2, 0],
])('of %i drawings it shows %i', (count, size) => {
  expect(wallSize(drawings(count))).toBe(size);
});
