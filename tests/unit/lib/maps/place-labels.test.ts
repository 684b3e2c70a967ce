import { describe, expect, test } from '@jest/globals';
import { placeLabels } from '@/lib/maps/place-labels';

const marker = (name: string, x: number, y: number, radius = 5) => ({ name, x, y, radius, size: 20 });

describe('a town’s label', () => {
  test.each([
    ['right of its circle', [marker('Elm', 100, 100)], 'start'],
    ['left of its circle at the right edge of the map', [marker('Elm', 190, 100)], 'end'],
    [
      'above its circle if there are neighbors on both sides',
      [marker('Elm', 100, 100), marker('A', 125, 100), marker('B', 75, 100)],
      'middle',
    ],
  ] as const)('is placed %s', (_, markers, anchor) => {
    expect(placeLabels(markers, 200, 200)[0]).toMatchObject({ name: 'Elm', anchor });
  });

  test('is left out if there is no room for it', () => {
    expect(placeLabels([marker('A very long name for a town', 100, 100)], 200, 200)).toEqual([]);
  });

  test('takes the place of a less important town’s label', () => {
    const both = [marker('Long Elm', 60, 20), marker('Long Oak', 60, 24)];
    const names = placeLabels(both, 170, 46).map(({ name }) => name);
    expect(names).toEqual(['Long Elm']);
  });
});
