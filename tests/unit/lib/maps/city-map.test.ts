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
  test('shows the whole county', () => {
    expect(countyLocator({ ...elm, region: 'US-CA' })).toEqual({
      town: 'Tree County',
      viewBox: '0 0 920 880',
      label: 'Map: Tree County',
      isCounty: true,
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
