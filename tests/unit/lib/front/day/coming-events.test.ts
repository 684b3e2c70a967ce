import { expect, test } from '@jest/globals';
import { comingEvents, isWeekendNear } from '@/lib/front/day/coming-events';
import type { LocalEvent } from '@/lib/news/event';
import { event } from '../../events/make-event';

const city = { timeZone: 'America/Los_Angeles' };
const now = new Date('2026-11-28T20:00:00Z');

const on = (title: string, day: string, rest: Partial<LocalEvent> = {}) =>
  event({ title, when: { kind: 'days', first: day, last: day, allDay: true }, ...rest });
const titles = (...events: LocalEvent[]) => comingEvents(city, events, now).map(({ title }) => title);

test('comingEvents shows only one meeting if there are other events, and sorts them by time', () => {
  const market = on('Market', '2026-11-28');
  const council = on('City Council meeting', '2026-12-01');
  const board = on('Board of Education meeting', '2026-12-01');
  const walk = on('Art walk', '2026-12-03');
  const game = on('Game', '2026-12-04');
  const shown = [market, council, walk, game].map(({ title }) => title);
  expect(titles(market, council, board, walk, game)).toEqual(shown);
});

test('comingEvents shows several meetings if there are no other events', () => {
  const meetings = ['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => on(`Committee ${day}`, day));
  expect(titles(...meetings)).toHaveLength(3);
});

test.each([
  ['is over', on('Game', '2026-11-27')],
  ['is more than nine days away', on('Game', '2026-12-08')],
  ['is canceled', on('Game', '2026-11-29', { status: 'cancelled' })],
])('comingEvents leaves out an event that %s', (_, one) => {
  expect(titles(one)).toEqual([]);
});

test('comingEvents shows only the next of several events with the same title', () => {
  expect(titles(on('Market', '2026-11-28'), on('Market', '2026-12-05'))).toEqual(['Market']);
});

test.each([
  ['2026-11-25T20:00:00Z', false],
  ['2026-11-26T20:00:00Z', true],
  ['2026-11-29T20:00:00Z', true],
  ['2026-11-30T20:00:00Z', false],
])('isWeekendNear is true only from Thursday to Sunday: at %s, the result is %s', (at, isNear) => {
  expect(isWeekendNear(new Date(at), city.timeZone)).toBe(isNear);
});
