import { expect, test } from '@jest/globals';
import { newsMarkers, numberedMarkers } from '@/lib/maps/town-markers';

const towns = { Elm: [460, 440], Oak: [460, 100], Ash: [900, 800], Yew: [10, 10] } as const;
const elm = { name: 'Elm', map: { towns, layers: [] } };

test('sizes each circle by its number of headlines and lists the city first', () => {
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
