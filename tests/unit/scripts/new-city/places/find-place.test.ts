import { beforeAll, describe, expect, test } from '@jest/globals';
import type { World } from '../../../../../scripts/new-city/answers/answers';
import { choiceLines, findPlaces } from '../../../../../scripts/new-city/places/find-place';
import { regionCode } from '../../../../../scripts/new-city/places/region-code';
import { timeZoneAt } from '../../../../../scripts/new-city/places/time-zone';
import { wikipediaOf } from '../../../../../scripts/new-city/places/wikipedia';
import { realWorld } from '../world';

let world: World;
beforeAll(() => {
  world = realWorld();
});

function linesOf(text: string): string[] {
  const found = findPlaces(text, world.table, world.countries);
  return found.ok ? choiceLines(found.value, world.table) : [found.why];
}

function only(text: string) {
  const found = findPlaces(text, world.table, world.countries);
  if (!found.ok || found.value.length !== 1) throw new Error(linesOf(text).join('; '));
  const [choice] = found.value;
  if (!choice) throw new Error('an empty list');
  return choice;
}

test.each([
  ['Boulder, Colorado', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Boulder, CO', 'US-CO', 'Boulder County', 'America/Denver'],
  ['boulder, colo.', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Boulder, US-CO', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Boulder, Colorado, USA', 'US-CO', 'Boulder County', 'America/Denver'],
  ['Marfa, Texas', 'US-TX', 'Presidio County', 'America/Chicago'],
  ['El Paso, Texas', 'US-TX', 'El Paso County', 'America/Denver'],
  ['St. Louis, Missouri', 'US-MO', 'City of Saint Louis', 'America/Chicago'],
  ['New York, New York', 'US-NY', undefined, 'America/New_York'],
  ['Washington, DC', 'US-DC', undefined, 'America/New_York'],
  ['Honolulu, Hawaii', 'US-HI', 'Honolulu County', 'Pacific/Honolulu'],
  ['Haleiwa, Hawaii', 'US-HI', 'Honolulu County', 'Pacific/Honolulu'],
  ['Haleʻiwa, Hawaiʻi', 'US-HI', 'Honolulu County', 'Pacific/Honolulu'],
  ['San Juan, Puerto Rico', 'US-PR', undefined, 'America/Puerto_Rico'],
  ['Mérida, Yucatán, Mexico', 'MX-YUC', undefined, 'America/Merida'],
  ['Merida, Yucatan', 'MX-YUC', undefined, 'America/Merida'],
  ['Mérida, Yucatán, México', 'MX-YUC', undefined, 'America/Merida'],
  ['Toronto, Ontario', 'CA-ON', undefined, 'America/Toronto'],
  ['Sydney, New South Wales, Australia', 'AU-NSW', undefined, 'Australia/Sydney'],
  ['Leeds, England', 'GB-ENG', undefined, 'Europe/London'],
  ['Munich, Bavaria', 'DE-BY', undefined, 'Europe/Berlin'],
  ['Munich, Bayern', 'DE-BY', undefined, 'Europe/Berlin'],
  ['Saltillo, Coahuila', 'MX-COA', undefined, 'America/Monterrey'],
])('%s is in %s', (text, region, county, zone) => {
  const { place } = only(text);
  expect(regionCode(place, world.table, world.countries)).toBe(region);
  if (county) expect(world.table.countyOf(place)).toBe(county);
  expect(timeZoneAt(place)).toBe(zone);
});

test.each([
  ['boulder, co', 'Boulder'],
  ['merida, yucatan', 'Mérida'],
  ['St. Paul, Minnesota', 'St. Paul'],
  ['Saint Paul, Minnesota', 'Saint Paul'],
  ['New York, New York', 'New York'],
  ['New York City, New York', 'New York City'],
])('%s is called %s', (text, name) => {
  expect(only(text).name).toBe(name);
});

describe('a name of several places', () => {
  test('gives them all, the largest first', () => {
    const lines = linesOf('Springfield');
    expect(lines.slice(0, 3)).toEqual([
      'Springfield, Missouri',
      'Springfield, Massachusetts',
      'Springfield, Illinois',
    ]);
  });

  test('within one state tells them apart by county', () => {
    const lines = linesOf('Mount Pleasant, Wisconsin');
    expect(lines.length).toBeGreaterThan(0);
    expect(linesOf('Georgetown, Texas')).toEqual(['Georgetown, Texas']);
  });

  test('a county decides', () => {
    expect(linesOf('Boulder, Boulder County')).toEqual(['Boulder, Colorado']);
    expect(linesOf('Boulder, Jefferson, MT')).toEqual(['Boulder, Montana']);
  });
});

describe('a place that is not found', () => {
  test('is said to be unknown', () => {
    expect(linesOf('Bouldre, Colorado')).toEqual([expect.stringContaining('check its spelling')]);
  });

  test('with the places of that name elsewhere', () => {
    expect(linesOf('Boulder, Texas')).toEqual([expect.stringContaining('There is Boulder, Colorado;')]);
  });

  test.each(['', ' , '])('without a name (%j) it is asked for', (text) => {
    expect(linesOf(text)).toEqual([expect.stringContaining('A city and its region are needed')]);
  });
});

test.each([
  ['Boulder, Colorado', 'Colorado', 'https://en.wikipedia.org/wiki/Boulder,_Colorado'],
  ['Lake Forest, California', 'California', 'https://en.wikipedia.org/wiki/Lake_Forest,_California'],
  ['Mérida, Yucatán', 'Yucatán', undefined],
])('the encyclopedia on %s is linked only where its address is sure', (text, state, address) => {
  expect(wikipediaOf(only(text), state, world.table)).toBe(address);
});
