import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { thisCity } from '@/lib/city/this-city';
import { drawingName, placeholderSvg, readDrawing } from '@/lib/pictures/drawing';

const size = { width: 600, height: 400 };

test.each([
  ['/tiles/grove-day.svg?v=1ft7jgvj', 'grove-day'],
  ['/tiles/grove.svg', 'grove'],
  ['/img.jpg', 'img'],
  ['/tiles/Odd_Name.svg', undefined],
])('the drawing at %s is called %s', (src, name) => {
  expect(drawingName({ src, ...size })).toBe(name);
});

describe('a drawing is read by its name', () => {
  const placeholder = placeholderSvg(thisCity());

  test('from the drawings of all cities', async () => {
    const bytes = await readDrawing('grove-day');
    expect(bytes).toEqual(readFileSync('public/tiles/grove-day.svg'));
  });

  test.each(['placeholder', 'no-such-drawing', '', '../anaheim', 'grove-day.svg', '..%2f..%2fetc'])(
    '%j is the placeholder',
    async (name) => {
      expect(String(await readDrawing(name))).toBe(placeholder);
    },
  );
});
