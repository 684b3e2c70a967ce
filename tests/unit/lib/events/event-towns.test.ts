import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { eventTown, numberTowns } from '@/lib/events/event-towns';

const towns = { Orange: [1, 1], Anaheim: [2, 2], 'Laguna Beach': [3, 3] } as const;
const city = { map: { towns } } as unknown as Pick<City, 'map'>;

test.each([
  ['an address', { address: '550 S. Main St., Orange, CA 92868' }, 'Orange'],
  ['a place with a street', { place: '304 N. Cypress St., Orange' }, 'Orange'],
  ['the last words of a place', { place: 'Downtown Laguna Beach' }, 'Laguna Beach'],
  [
    'the address if the place names another town',
    { place: 'Trinity, Orange', address: '1 Main St., Anaheim, CA' },
    'Anaheim',
  ],
])('finds the town in %s', (_, where, town) => {
  expect(eventTown(city, where)).toBe(town);
});

test.each([
  ['a street name', { address: '100 N. Orange, Irvine, CA' }],
  ['a building’s name', { place: 'Anaheim City Hall' }],
])('finds no town in %s', (_, where) => {
  expect(eventTown(city, where)).toBeUndefined();
});

test('finds no town if the city has no map', () => {
  expect(eventTown({ map: undefined }, { place: 'Orange' })).toBeUndefined();
});

test('numbers each town once, in the order of the events', () => {
  const events = [{ place: 'Orange' }, { place: 'Far Away' }, { place: 'Anaheim' }, { place: 'Orange' }];
  expect(Object.fromEntries(numberTowns(city, events))).toEqual({ Orange: 1, Anaheim: 2 });
});
