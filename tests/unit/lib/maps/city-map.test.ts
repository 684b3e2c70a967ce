import { describe, expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { countyLocator, locatorOf } from '@/lib/maps/city-map';
import { noPlaces } from '../news/no-places';

const local: CityLocal = {
  ...noPlaces,
  places: [
    { reach: 'town', town: 'Elm', names: ['Elm'] },
    { reach: 'county', town: 'Oak', names: ['Oak'] },
    { reach: 'region', town: 'Ash', names: ['Ash'] },
    { reach: 'county', names: [], unsure: ['Tree County'] },
  ],
};
const map = { towns: { Elm: [460, 440], Oak: [460, 100], Ash: [900, 800] }, layers: [] } as const;
const elm = { name: 'Elm', local, map, locale: 'en-US' };

describe('locatorOf describes', () => {
  test.each([
    ['the city itself, in its county', 'Elm', '220 280 480 320', 'Map: Elm, in Tree County'],
    ['a neighbor, by its direction', 'Oak', '220 -60 480 320', 'Map: Oak, north of Elm in Tree County'],
    ['a town beyond the county', 'Ash', '660 640 480 320', 'Map: Ash, southeast of Elm'],
  ])('%s', (_, town, viewBox, label) => {
    expect(locatorOf(elm, town)).toEqual({ town, viewBox, label });
  });

  test('no town that is not on the map', () => {
    expect(locatorOf(elm, 'Yew')).toBeUndefined();
  });

  test('only the city if it has no map', () => {
    const bare = { ...elm, map: undefined };
    expect(locatorOf(bare, 'Elm')).toEqual({ town: 'Elm', label: 'Map: Elm, in Tree County' });
    expect(locatorOf(bare, 'Oak')).toBeUndefined();
  });
});

describe('the county map', () => {
  const labels = [
    { name: 'Elm', x: 472, y: 450, anchor: 'start' },
    { name: 'Oak', x: 472, y: 110, anchor: 'start' },
    { name: 'Ash', x: 888, y: 810, anchor: 'end' },
  ];

  const { Oak, Ash } = map.towns;

  test.each([
    [
      'shows the part of the map that contains most of the county’s largest towns',
      map.towns,
      '0 140 920 613',
      labels.slice(0, 1),
    ],
    ['starts at the map’s top edge if the towns are at the top', { Oak }, '0 0 920 613', labels.slice(1, 2)],
    [
      'reaches the map’s bottom edge if the towns are at the bottom',
      { Ash },
      '0 267 920 613',
      labels.slice(2),
    ],
    ['starts at the map’s top edge if there are no towns', {}, '0 0 920 613', []],
  ])('%s, and labels the towns it shows', (_, towns, viewBox, names) => {
    const county = { town: 'Tree County', label: 'Map: Tree County', viewBox, names };
    expect(countyLocator({ ...elm, map: { towns, layers: [] }, region: 'US-CA' })).toEqual(county);
  });

  test.each([
    ['outside the United States', { ...elm, region: 'CA-ON' }],
    ['if the city has no map', { ...elm, map: undefined, region: 'US-CA' }],
  ])('does not exist %s', (_, city) => {
    expect(countyLocator(city)).toBeUndefined();
  });
});

test.each([
  [[900, 440], 'east'],
  [[900, 880], 'southeast'],
  [[460, 880], 'south'],
  [[20, 880], 'southwest'],
  [[20, 440], 'west'],
  [[20, 0], 'northwest'],
  [[460, 0], 'north'],
  [[900, 0], 'northeast'],
] as const)('a town at %j is %s of a city in the middle', (spot, direction) => {
  const towns = { Elm: [460, 440], Oak: spot } as const;
  const { label } = locatorOf({ ...elm, map: { towns, layers: [] } }, 'Oak') ?? {};
  expect(label).toContain(`Oak, ${direction} of Elm`);
});
