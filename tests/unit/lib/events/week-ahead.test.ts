import { expect, test } from '@jest/globals';
import { weekAhead } from '@/lib/events/week-ahead';
import { days, event, hours } from './make-event';

const zone = 'America/Los_Angeles';
const thursday = new Date('2026-11-27T05:00:00Z');

test('weekAhead returns seven days from today in the zone and marks the weekend', () => {
  expect(weekAhead([], thursday, zone).map(({ day, isWeekend }) => [day, isWeekend])).toEqual([
    ['2026-11-26', false],
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-11-29', true],
    ['2026-11-30', false],
    ['2026-12-01', false],
    ['2026-12-02', false],
  ]);
});

test('weekAhead counts events on the day they begin, and events that began earlier under today', () => {
  const week = weekAhead(
    [
      event({ when: days('2026-11-01', '2026-11-30') }),
      event({ when: hours('2026-11-27T06:00:00Z') }),
      event({ when: days('2026-12-02') }),
      event({ when: days('2026-12-03') }),
    ],
    thursday,
    zone,
  );
  expect(week.map(({ events }) => events)).toEqual([2, 0, 0, 0, 0, 0, 1]);
});
