import { describe, expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { eventFilters, eventKind, filtered, filterOf } from '@/lib/events/event-filters';
import { eventTown, numberTowns } from '@/lib/events/event-towns';
import { weekAhead } from '@/lib/events/week-ahead';
import type { LocalEvent } from '@/lib/news/event';
import { days, event, hours } from './make-event';

const zone = 'America/Los_Angeles';
/** Tuesday, November 24, at noon in California. */
const tuesday = new Date('2026-11-24T20:00:00Z');

function titles(query: string, events: readonly LocalEvent[], now = tuesday): string[] {
  return filtered(events, filterOf(new URLSearchParams(query)), now, zone).events.map(({ title }) => title);
}

const on = (title: string, when: LocalEvent['when']) => event({ title, when });
const week = [
  on('all month', days('2026-11-01', '2026-11-30')),
  on('tonight', hours('2026-11-25T01:00:00Z', '2026-11-25T04:00:00Z')),
  on('tomorrow', days('2026-11-25')),
  on('Friday night', hours('2026-11-28T03:00:00Z', '2026-11-28T09:00:00Z')),
  on('Saturday', days('2026-11-28')),
  on('Sunday evening', hours('2026-11-30T03:00:00Z')),
  on('next Saturday', days('2026-12-05')),
];

describe('the filter by time', () => {
  test('includes events on today’s date in the city’s zone, and earlier events that are still on', () => {
    expect(titles('when=today', week)).toEqual(['all month', 'tonight']);
  });

  test('treats Saturday and Sunday as this weekend, and only Sunday once it is Sunday', () => {
    expect(titles('when=weekend', week)).toEqual(['all month', 'Saturday', 'Sunday evening']);
    const sunday = new Date('2026-11-29T20:00:00Z');
    expect(titles('when=weekend', week, sunday)).toEqual(['all month', 'Sunday evening']);
  });

  test('lists an event that began before the weekend under the weekend’s first day', () => {
    const { from } = filtered(week, filterOf(new URLSearchParams('when=weekend')), tuesday, zone);
    expect(from.toISOString()).toBe('2026-11-28T08:00:00.000Z');
  });
});

describe('the filter by kind', () => {
  const source = { name: 'City', url: 'https://city.example/' };
  const isOf = (value: string, title: string) =>
    titles(`kind=${value}`, [event({ title, text: '', place: 'Hall', source })]).length === 1;

  test.each([
    ['meetings', 'City Council Meeting'],
    ['meetings', 'Planning Commission'],
    ['meetings', 'Budget and Technology Committee'],
    ['meetings', 'Public hearing on fees'],
    ['arts', 'Jazz concert in the park'],
    ['arts', 'First Thursday art walk'],
    ['family', 'Family movie night'],
    ['family', 'Kids’ crafts'],
    ['libraries', 'Story Time'],
    ['free', 'Free flu shots'],
    ['free', 'Concert, no charge'],
  ])('lists under %s an event titled “%s”', (value, title) => {
    expect(isOf(value, title)).toBe(true);
  });

  test.each([
    ['meetings', 'Meet the Angels'],
    ['meetings', 'Board game night'],
    ['arts', 'Start of the season'],
    ['arts', 'Martial law lecture'],
    ['family', 'Kidney walk'],
    ['free', 'Freedom parade'],
    ['free', 'Sugar-free baking'],
    ['free', 'A day free of cars'],
  ])('does not list under %s an event titled “%s”', (value, title) => {
    expect(isOf(value, title)).toBe(false);
  });

  test('lists any event at a library under libraries', () => {
    const chess = event({ title: 'Chess', place: 'Central Library' });
    expect(titles('kind=libraries', [chess])).toEqual(['Chess']);
  });
});

test('all events are returned without a filter', () => {
  expect(filtered(week, undefined, tuesday, zone)).toEqual({ events: week, from: tuesday });
});

test('filterOf parses each filter’s own query and no other query', () => {
  for (const filter of eventFilters)
    expect(filterOf(new URLSearchParams(`x=1&${filter.query}`))).toBe(filter);
  for (const query of ['', 'when=tomorrow', 'kind=', 'kind=today', 'WHEN=today', 'when=today%20'])
    expect(filterOf(new URLSearchParams(query))).toBeUndefined();
});

test.each([
  ['City Council Meeting', 'meeting'],
  ['Book Sale', 'library'],
  ['Farmers Market', 'market'],
  ['Ducks vs. Kings', 'game'],
  ['Art Walk', 'arts'],
  ['Open House', 'other'],
])('eventKind recognizes the kind of an event titled “%s”', (title, kind) => {
  expect(eventKind(event({ title, place: 'Main Street' }))).toBe(kind);
});

describe('The week ahead', () => {
  const zone = 'America/Los_Angeles';
  const thursday = new Date('2026-11-27T05:00:00Z');

  test('weekAhead returns seven days from today in the zone and marks the weekend', () => {
    const week = weekAhead([], thursday, zone);
    expect(week.map(({ day }) => day.slice(-2))).toEqual(['26', '27', '28', '29', '30', '01', '02']);
    expect(week.filter(({ isWeekend }) => isWeekend).map(({ day }) => day)).toEqual([
      '2026-11-28',
      '2026-11-29',
    ]);
  });

  test('weekAhead counts an event on the day it begins, or today if it began earlier', () => {
    const whens = [days('2026-11-01', '2026-11-30'), hours('2026-11-27T06:00:00Z')];
    const events = [...whens, days('2026-12-02'), days('2026-12-03')].map((when) => event({ when }));
    expect(weekAhead(events, thursday, zone).map((day) => day.events)).toEqual([2, 0, 0, 0, 0, 0, 1]);
  });
});

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
])('eventTown finds the town in %s', (_, where, town) => {
  expect(eventTown(city, where)).toBe(town);
});

test.each([
  ['a street name', { address: '100 N. Orange, Irvine, CA' }],
  ['a building’s name', { place: 'Anaheim City Hall' }],
])('eventTown finds no town in %s', (_, where) => {
  expect(eventTown(city, where)).toBeUndefined();
});

test('eventTown finds no town if the city has no map', () => {
  expect(eventTown({ map: undefined }, { place: 'Orange' })).toBeUndefined();
});

test('numberTowns numbers each town once, in the order of the events', () => {
  const events = [{ place: 'Orange' }, { place: 'Far Away' }, { place: 'Anaheim' }, { place: 'Orange' }];
  expect(Object.fromEntries(numberTowns(city, events))).toEqual({ Orange: 1, Anaheim: 2 });
});
