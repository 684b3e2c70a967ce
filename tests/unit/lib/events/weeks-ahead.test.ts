import { expect, test } from '@jest/globals';
import { weeksAhead } from '@/lib/events/weeks-ahead';
import { days, event, hours } from './make-event';

const zone = 'America/Los_Angeles';
const tuesday = new Date('2026-11-24T20:00:00Z');

test('returns five weeks from the last Sunday, or from today on a Sunday', () => {
  const weeks = weeksAhead([], tuesday, zone);
  expect(weeks.map((week) => [week.length, week[0]?.day])).toEqual([
    [7, '2026-11-22'],
    [7, '2026-11-29'],
    [7, '2026-12-06'],
    [7, '2026-12-13'],
    [7, '2026-12-20'],
  ]);
  expect(weeksAhead([], new Date('2026-11-29T20:00:00Z'), zone)[0]?.[0]?.day).toBe('2026-11-29');
});

test('counts events that begin on a day, and earlier ones today', () => {
  const weeks = weeksAhead(
    [
      event({ when: days('2026-11-01', '2026-11-30') }),
      event({ when: hours('2026-11-25T04:00:00Z') }),
      event({ when: days('2026-12-05') }),
    ],
    tuesday,
    zone,
  );
  const busy = weeks.flat().filter(({ events }) => events > 0);
  expect(busy).toEqual([
    { day: '2026-11-24', events: 2, isToday: true },
    { day: '2026-12-05', events: 1, isToday: false },
  ]);
});
