import { describe, expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { degrees, doubtfulCodes, placeIndex, stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';

test('there are fifty states', () => {
  expect(new Set(stateNames.map(({ names }) => names[0])).size).toBe(50);
});

test('no two states share a name or abbreviation', () => {
  const ofStates = stateNames.map(({ names, short }) =>
    [...names, ...short].map((name) => placeWords(name).join(' ')),
  );
  const names = ofStates.flatMap((ofState) => [...new Set(ofState)]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every ambiguous abbreviation is the abbreviation of a state', () => {
  const names = stateNames.flatMap(({ short }) => short);
  expect([...doubtfulCodes, ...degrees].filter((name) => !names.includes(name))).toEqual([]);
});

const local: CityLocal = {
  places: [
    { reach: 'town', town: 'Plum', names: ['Plum', 'City of Plum'], unsure: ['Plum Hill'] },
    { reach: 'region', names: ['Great Valley'] },
    { reach: 'state', names: ['Calif.'] },
  ],
  takesIn: ['GREAT VALLEY', 'Plum Hill'],
  notPlaces: ['Plum jam recipes'],
  addressParts: [],
};

const index = placeIndex(local);
const meanings = (first: string) => index.get(first)?.map(({ meaning }) => meaning);

test('lists phrases with the same first word, longest first', () => {
  expect(index.get('plum')?.map(({ words }) => words.join(' '))).toEqual([
    'plum jam recipes',
    'plum hill',
    'plum',
  ]);
});

test('distinguishes sure names, unsure names and phrases that are not places', () => {
  const plum = { kind: 'place', reach: 'town', town: 'Plum', takesIn: false };
  expect(meanings('plum')).toEqual([
    { kind: 'nothing' },
    { ...plum, unsure: true },
    { ...plum, unsure: false },
  ]);
});

test('marks the name of a region that includes the city, however it is written', () => {
  expect(meanings('great')).toEqual([{ kind: 'place', reach: 'region', unsure: false, takesIn: true }]);
});

describe('states', () => {
  test('have their names and abbreviations', () => {
    expect(meanings('ohio')).toEqual([{ kind: 'state' }]);
    expect(meanings('fla')).toEqual([{ kind: 'state' }]);
    expect(index.get('n')?.map(({ words }) => words.join(' '))).toContain('n j');
  });

  test('never include the city’s own state, even if the city lists only one of its names', () => {
    expect([meanings('california'), meanings('ca')]).toEqual([undefined, undefined]);
    expect(meanings('calif')).toEqual([{ kind: 'place', reach: 'state', unsure: false, takesIn: false }]);
  });
});

test('builds a city’s index once', () => {
  expect(placeIndex(local)).toBe(index);
  expect(placeIndex({ ...local })).not.toBe(index);
});
