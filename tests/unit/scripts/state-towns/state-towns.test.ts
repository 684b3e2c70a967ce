import { beforeAll, describe, expect, test } from '@jest/globals';
import stored from '@/lib/news/models/state-towns.json' with { type: 'json' };
import { readTowns } from '@/scripts/new-city/towns';
import { type StateTowns, stateTowns } from '@/scripts/state-towns/state-towns';

let towns: StateTowns;
beforeAll(() => {
  towns = stateTowns(readTowns());
});

describe('stateTowns', () => {
  test.each([
    ['Fresno', 'US-CA'],
    ['Walnut Creek', 'US-CA'],
    ['Mississauga', 'CA-ON'],
    ['Guadalajara', 'MX-JAL'],
  ])('lists %s, in %s, as an unambiguous name', (name, region) => {
    expect(towns[region]?.names).toContain(name);
  });

  test.each([
    ['a surname', 'Davis', 'US-CA'],
    ['a word', 'Paramount', 'US-CA'],
    ['a small town of one word', 'Gilroy', 'US-CA'],
  ])('lists %s as an ambiguous name: %s', (_, name, region) => {
    expect(towns[region]?.unsure).toContain(name);
  });

  test.each([
    ['a town of a similar size in another state', 'Pasadena', 'US-CA'],
    ['a larger town abroad', 'Melbourne', 'US-FL'],
    ['a province', 'Ontario', 'US-CA'],
    ['a month', 'August', 'US-CA'],
    ['a country', 'Lebanon', 'US-PA'],
  ])('leaves out a name of %s: %s', (_, name, region) => {
    expect([towns[region]?.names, towns[region]?.unsure].flat()).not.toContain(name);
  });

  test('returns the contents of state-towns.json', () => {
    expect(stored).toEqual(towns);
  });
});
