import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { isFederalHoliday, isHoliday as isHolidayIn } from '@/lib/base/dates/holidays';

const isHoliday = (day: string) => isFederalHoliday(DateTime.fromISO(day, { zone: 'utc' }));

test.each([
  ['New Year’s Day', '2026-01-01'],
  ['Birthday of Martin Luther King, Jr.', '2026-01-19'],
  ['Washington’s Birthday', '2026-02-16'],
  ['Memorial Day', '2026-05-25'],
  ['Juneteenth', '2026-06-19'],
  ['Independence Day, a Saturday', '2026-07-04'],
  ['the Friday on which that is observed', '2026-07-03'],
  ['Labor Day', '2026-09-07'],
  ['Columbus Day', '2026-10-12'],
  ['Veterans Day', '2026-11-11'],
  ['Thanksgiving Day', '2026-11-26'],
  ['Christmas Day', '2026-12-25'],
  ['Independence Day, a Sunday', '2027-07-04'],
  ['the Monday on which that is observed', '2027-07-05'],
  ['the last day of a year, for a New Year’s Day on a Saturday', '2027-12-31'],
])('%s, %s', (_, day) => {
  expect(isHoliday(day)).toBe(true);
});

test.each([
  '2026-11-25',
  '2026-11-27',
  '2026-05-18',
  '2026-01-12',
  '2026-07-06',
  '2026-12-31',
  '2027-05-24',
  '2027-07-02',
])('%s is a day like others', (day) => {
  expect(isHoliday(day)).toBe(false);
});

test('eleven in a year, by the days on which they are observed', () => {
  const weekdays = Array.from({ length: 365 }, (_, at) => DateTime.utc(2026, 1, 1).plus({ days: at }));
  expect(weekdays.filter((day) => day.weekday < 6 && isFederalHoliday(day))).toHaveLength(11);
});

test.each([
  ['US-CO', true],
  ['US', true],
  ['MX-YUC', false],
  ['GB-ENG', false],
])('Independence Day in %s: %j', (region, expected) => {
  expect(isHolidayIn(DateTime.utc(2026, 7, 4), region)).toBe(expected);
});
