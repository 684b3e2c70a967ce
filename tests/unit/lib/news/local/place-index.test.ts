import { expect, test } from '@jest/globals';
import type { CityLocal } from '@/lib/city/schema/news';
import { areaNamed } from '@/lib/news/local/area-named';
import { degrees, doubtfulCodes, placeIndex, stateNames } from '@/lib/news/local/place-index';
import { placeWords } from '@/lib/news/local/place-words';
import { noPlaces } from '../no-places';

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

test('placeIndex marks the name of a region that includes the city, however the list capitalizes it', () => {
  expect(meanings('great')).toEqual([{ kind: 'place', reach: 'region', unsure: false, takesIn: true }]);
});

test('placeIndex builds a city’s index only once', () => {
  expect(placeIndex(local)).toBe(index);
  expect(placeIndex({ ...local })).not.toBe(index);
});

test.each([
  ['Santa Ana’s council', ['santa', 'ana', 'council']],
  ["The students' vote", ['the', 'students', 'vote']],
  ['O.C. and L.A.', ['o', 'c', 'and', 'l', 'a']],
  ['Cañón del Río', ['canon', 'del', 'rio']],
  ["O'Connor", ['o', 'connor']],
  ['Haleʻiwa and Hale‘iwa', ['haleiwa', 'and', 'haleiwa']],
  ['‘Ewa, Hawai‘i’s plain', ['ewa', 'hawaii', 'plain']],
  ['‘Hello,’ she said', ['hello', 'she', 'said']],
  ['—', []],
])('placeWords splits “%s” into %j', (text, words) => {
  expect(placeWords(text)).toEqual(words);
});

test.each([
  ['state', 'Fresno votes on a water tax', 'US-CA'],
  ['state', 'Fatal stabbing in Davis', 'US-CA'],
  ['state', 'Davis police search a house', 'US-CA'],
  ['state', 'Guadalajara estrena tren', 'MX-JAL'],
  ['state', 'Mississauga raises fares', 'CA-ON'],
  ['state', 'Trump visits Fresno', 'US-CA'],
  ['nation', 'White House rejects the deal', 'US-TN'],
  ['nation', 'Votes are lacking in Congress', 'US-AZ'],
  ['nation', 'U.S. troops leave Colombia', 'US-CA'],
  ['nation', 'Senado aprueba tratado con Chile', 'MX-JAL'],
  ['world', 'Quake strikes Colombia', 'US-CA'],
  ['world', 'Terremoto en Japón', 'MX-JAL'],
  ['world', 'Trump signs an order', 'CA-ON'],
  ['world', 'Trump firma una orden', 'MX-JAL'],
  ['nation', 'US sends aid', 'US-CA'],
  [undefined, 'What the storm taught us', 'US-CA'],
  [undefined, 'What the storm taught us', 'CA-ON'],
  [undefined, 'Davis wins a medal', 'US-CA'],
  [undefined, 'Fresno, Texas, votes', 'US-CA'],
  [undefined, 'Quake strikes New Mexico', 'US-CA'],
  [undefined, 'Puerto Rico rations water', 'US-CA'],
  [undefined, 'NC woman lost in Grenada', 'US-CA'],
  [undefined, 'Canada Day in Ottawa', 'CA-QC'],
] as const)('areaNamed is %s for “%s” in a city in %s', (area, title, region) => {
  expect(areaNamed(title, { region, local: noPlaces })).toBe(area);
});
