import { expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { degrees, doubtfulCodes, placeIndex, stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';

test('the list of states has fifty entries', () => {
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

test('placeIndex marks the name of a region that includes the city, in whatever case it is listed', () => {
  expect(meanings('great')).toEqual([{ kind: 'place', reach: 'region', unsure: false, takesIn: true }]);
});

test('builds a city’s index only once', () => {
  expect(placeIndex(local)).toBe(index);
  expect(placeIndex({ ...local })).not.toBe(index);
});
