import { expect, test } from '@jest/globals';
import { weekAhead } from '@/lib/events/week-ahead';
import { days, event, hours } from './make-event';

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
