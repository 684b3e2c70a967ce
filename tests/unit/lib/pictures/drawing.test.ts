import { expect, test } from '@jest/globals';
import { drawingName } from '@/lib/pictures/drawing';

test.each([
  ['/tiles/grove-day.svg?v=1ft7jgvj', 'grove-day'],
  ['/tiles/grove.svg', 'grove'],
  ['/img.jpg', 'img'],
  ['/tiles/Odd_Name.svg', undefined],
])('drawingName of %s is %s', (src, name) => {
  expect(drawingName({ src, width: 600, height: 400 })).toBe(name);
});
