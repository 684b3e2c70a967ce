import { expect, test } from '@jest/globals';
import { readPlace } from '@/lib/news/local/read-place';
import { anaheim } from '../../../anaheim';
import { item } from '../../news/make-item';

const { local } = anaheim;

const read = (title: string) => readPlace(item({ title, description: '' }), local, 'region');

test.each([
  ['Angels fans return to Angel Stadium', 'town', 'Anaheim'],
  ['Honda Center gets a new roof', 'town', 'Anaheim'],
  ['Disneyland workers vote on a contract', 'town', 'Anaheim'],
  ['Cal State Fullerton adds nursing seats', 'county', 'Fullerton'],
  ['UC Irvine hospital opens', 'county', 'Irvine'],
  ['Knott’s Berry Farm hires', 'county', 'Buena Park'],
  ['Delays at John Wayne Airport', 'county', undefined],
  ['OC supervisors approve a budget', 'county', undefined],
  ['What O.C. voters decided', 'county', undefined],
  ['Orange police arrest a driver', 'county', 'Orange'],
  ['A fire in Orange', 'county', 'Orange'],
  ['City of Cypress raises water rates', 'county', 'Cypress'],
])('in Anaheim, a story is local because of its title: “%s”', (title, reach, town) => {
  expect(read(title)).toEqual({ reach, ...(town && { town }), isLocal: true });
});

test('a story in Anaheim Hills counts as a story in Anaheim', () => {
  for (const title of ['Coyotes in Anaheim Hills', 'Anaheim to mend the Oak Canyon Nature Center'])
    expect(read(title)).toMatchObject({ reach: 'town', town: 'Anaheim', part: 'Anaheim Hills' });
});

test.each([
  'Santa Ana winds raise fire danger near Ventura County',
  'A councilman in Orange, N.J., resigns',
  'The cast of Orange Is the New Black, ten years on',
  'An orange rolls uphill',
  'La Brea Tar Pits museum to close',
  'Orange County, Florida, braces for a storm',
  'Disneyland Paris turns 30',
  'How to roast an Anaheim chile',
  'A cypress grows in the desert',
  'Los Angeles council votes',
  'Anaheim Ducks sign a goalie',
  'A fair in Anaheim, Saskatchewan',
  'Long Beach and LA County share a shelter',
])('in Anaheim, a story is not local if its title only looks local: “%s”', (title) => {
  expect(read(title).isLocal).toBe(false);
});

test('no two places in Anaheim’s list share a name', () => {
  const names = local.places
    .flatMap(({ names, unsure = [] }) => [...names, ...unsure])
    .map((name) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
