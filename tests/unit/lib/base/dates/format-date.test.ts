import { describe, expect, test } from '@jest/globals';
import { ago, longDate, weekdayDate } from '@/lib/base/dates/format-date';

const anaheim = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

describe('a date in US long form', () => {
  test.each([
    ['an afternoon', '2026-11-20T22:00:00Z', 'November 20, 2026'],
    [
      'late in the evening of the city, already tomorrow in Greenwich',
      '2026-11-21T05:30:00Z',
      'November 20, 2026',
    ],
    ['a minute before midnight in summer time', '2026-07-02T06:59:00Z', 'July 1, 2026'],
    ['midnight in summer time', '2026-07-02T07:00:00Z', 'July 2, 2026'],
  ])('%s', (_, instant, words) => {
    expect(longDate(new Date(instant), anaheim)).toBe(words);
  });

  test.each([
    ['no date', undefined],
    ['an invalid date', new Date('yesterday-ish')],
  ])('%s is an unknown date, never today', (_, date) => {
    expect(longDate(date, anaheim)).toBe('Unknown Date');
  });

  test('the zone is the place’s, not the machine’s', () => {
    const instant = new Date('2026-11-21T05:30:00Z');
    expect(longDate(instant, { locale: 'en-US', timeZone: 'Asia/Tokyo' })).toBe('November 21, 2026');
    expect(longDate(instant, anaheim)).toBe('November 20, 2026');
  });
});

test('the dateline names the day of the week', () => {
  expect(weekdayDate(new Date('2026-11-21T20:00:00Z'), anaheim)).toBe('Saturday, November 21, 2026');
});

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [3 * hour + 59 * minute, '3 hours ago'],
  [24 * hour, '1 day ago'],
  [6 * 24 * hour + 23 * hour, '6 days ago'],
])('%i ms is %s', (ms, words) => {
  expect(ago(ms)).toBe(words);
});
