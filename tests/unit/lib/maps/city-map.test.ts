import { describe, expect, test } from '@jest/globals';
import { countyLocator, locatorOf } from '@/lib/maps/city-map';

const local = {
  places: [
    { reach: 'town', town: 'Elm', names: ['Elm'] },
    { reach: 'county', town: 'Oak', names: ['Oak'] },
    { reach: 'region', town: 'Ash', names: ['Ash'] },
    { reach: 'county', names: [], unsure: ['Tree County'] },
  ],
  takesIn: [],
  notPlaces: [],
  addressParts: [],
} as const;
const map = { towns: { Elm: [460, 440], Oak: [460, 100], Ash: [900, 800] }, layers: [] } as const;
const elm = { name: 'Elm', local, map, locale: 'en-US' };

describe('locatorOf describes', () => {
  test('the city itself, in its county', () => {
    expect(locatorOf(elm, 'Elm')).toEqual({
      town: 'Elm',
      viewBox: '220 280 480 320',
      label: 'Map: Elm, in Tree County',
    });
  });

  test('a neighbor, by its direction', () => {
    expect(locatorOf(elm, 'Oak')).toMatchObject({ label: 'Map: Oak, north of Elm in Tree County' });
  });

  test('a town beyond the county, without naming that county', () => {
    expect(locatorOf(elm, 'Ash')).toEqual({
      town: 'Ash',
      viewBox: '660 640 480 320',
      label: 'Map: Ash, southeast of Elm',
    });
  });

  test('no town that is not on the map', () => {
    expect(locatorOf(elm, 'Yew')).toBeUndefined();
  });

  test('only the city if it has no map', () => {
    const bare = { ...elm, map: undefined };
    expect([locatorOf(bare, 'Elm'), locatorOf(bare, 'Oak')]).toEqual([
      { town: 'Elm', label: 'Map: Elm, in Tree County' },
      undefined,
    ]);
  });
});

describe('countyLocator', () => {
  const labels = [
    { name: 'Elm', x: 472, y: 450, anchor: 'start' },
    { name: 'Oak', x: 472, y: 110, anchor: 'start' },
    { name: 'Ash', x: 888, y: 810, anchor: 'end' },
  ];

  test.each([
    [
      'shows the part with the most of its largest towns, with their names',
      map.towns,
      '0 140 920 613',
      labels.slice(0, 1),
    ],
    [
      'begins at the top edge if its towns are there',
      { Oak: map.towns.Oak },
      '0 0 920 613',
      labels.slice(1, 2),
    ],
    [
      'ends at the bottom edge if its towns are there',
      { Ash: map.towns.Ash },
      '0 267 920 613',
      labels.slice(2),
    ],
    ['begins at the top edge if the map has no towns', {}, '0 0 920 613', []],
  ])('%s', (_, towns, viewBox, names) => {
    expect(countyLocator({ ...elm, map: { towns, layers: [] }, region: 'US-CA' })).toEqual({
      town: 'Tree County',
      label: 'Map: Tree County',
      viewBox,
      names,
    });
  });

  test.each([
    ['outside the United States', { ...elm, region: 'CA-ON' }],
    ['without a map', { ...elm, map: undefined, region: 'US-CA' }],
  ])('shows nothing %s', (_, city) => {
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
  expect(locatorOf({ ...elm, map: { towns, layers: [] } }, 'Oak')?.label).toContain(
    `Oak, ${direction} of Elm`,
  );
});
