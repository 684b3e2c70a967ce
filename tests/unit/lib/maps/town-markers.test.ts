import { describe, expect, test } from '@jest/globals';
import { placeLabels } from '@/lib/maps/place-labels';
import { newsMarkers, numberedMarkers } from '@/lib/maps/town-markers';

const towns = { Elm: [460, 440], Oak: [460, 100], Ash: [900, 800], Yew: [10, 10] } as const;
const elm = { name: 'Elm', map: { towns, layers: [] } };

test('newsMarkers sizes each circle by its number of headlines and lists the city first', () => {
  const counts = new Map(Object.entries({ Oak: 1, Ash: 9, Elm: 84, 'Far Away': 5 }));
  const seen = newsMarkers(elm, counts).map(({ name, kind, radius, figure }) => [name, kind, radius, figure]);
  expect(seen).toEqual([
    ['Elm', 'own', 52, 84],
    ['Ash', 'named', 22, 9],
    ['Oak', 'named', 13, undefined],
    ['Yew', 'other', 5, undefined],
  ]);
});

test('numberedMarkers shows only the towns that have a number', () => {
  const markers = numberedMarkers(elm, new Map(Object.entries({ Oak: 2, Elm: 1 })));
  expect(markers.map(({ name, figure }) => `${name} ${figure}`)).toEqual(['Elm 1', 'Oak 2']);
});

test('a city without a map has no markers', () => {
  expect(newsMarkers({ name: 'Elm', map: undefined }, new Map([['Elm', 3]]))).toEqual([]);
});

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
