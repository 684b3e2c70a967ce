import { describe, expect, test } from '@jest/globals';
import { readDays } from '@/lib/news/calendar/read/event-dates';

const seen = new Date('2026-11-21T18:00:00Z');

describe('quirk 35: the days of a CivicPlus calendar', () => {
  test.each([
    ['one day', 'September 1, 2026', '2026-09-01', '2026-09-01'],
    ['one day, in the white space of the real feeds', ' July 8, 2026 ', '2026-07-08', '2026-07-08'],
    ['a short month', 'Sept. 1, 2026', '2026-09-01', '2026-09-01'],
    ['no comma', 'September 1 2026', '2026-09-01', '2026-09-01'],
    ['an ordinal', 'September 1st, 2026', '2026-09-01', '2026-09-01'],
    ['a weekday before it', 'Tuesday, September 1, 2026', '2026-09-01', '2026-09-01'],
    ['figures, month first', '9/1/2026', '2026-09-01', '2026-09-01'],
    ['a range', 'June 29, 2026 - August 31, 2026', '2026-06-29', '2026-08-31'],
    ['a range with an en dash', 'June 29, 2026 – August 31, 2026', '2026-06-29', '2026-08-31'],
    ['a range in words', 'September 1, 2026 to September 3, 2026', '2026-09-01', '2026-09-03'],
    ['a range within a month', 'September 1 - 3, 2026', '2026-09-01', '2026-09-03'],
    ['a range without spaces', 'September 1-3, 2026', '2026-09-01', '2026-09-03'],
    ['a range without spaces, in full', 'June 29, 2026-August 31, 2026', '2026-06-29', '2026-08-31'],
    ['a range into the next month', 'September 30 - 2, 2026', '2026-09-30', '2026-10-02'],
    ['a range into the next year', 'December 30 - 2, 2027', '2026-12-30', '2027-01-02'],
    ['a range with one year', 'September 28 - October 2, 2026', '2026-09-28', '2026-10-02'],
    ['a range over New Year with one year', 'December 30 - January 2, 2027', '2026-12-30', '2027-01-02'],
    ['a range of one day', 'September 1, 2026 - September 1, 2026', '2026-09-01', '2026-09-01'],
    ['a range of one day, said once', 'September 1 - 1, 2026', '2026-09-01', '2026-09-01'],
    ['a range of one day with one year', 'September 1, 2026 - September 1', '2026-09-01', '2026-09-01'],
    ['29 February of a leap year', 'February 29, 2028', '2028-02-29', '2028-02-29'],
  ])('%s: %s', (_, text, first, last) => {
    expect(readDays(text, seen)).toEqual({ first, last });
  });

  test.each([
    ['still to come this year', 'December 5', '2026-12-05', '2026-12-05'],
    ['just over', 'November 10', '2026-11-10', '2026-11-10'],
    ['long over, so next year’s', 'February 14', '2027-02-14', '2027-02-14'],
    ['a range', 'December 5 - 7', '2026-12-05', '2026-12-07'],
    ['a range over New Year', 'December 30 - January 2', '2026-12-30', '2027-01-02'],
    ['29 February is that of the next leap year', 'February 29', '2028-02-29', '2028-02-29'],
  ])('no year, %s: %s', (_, text, first, last) => {
    expect(readDays(text, seen)).toEqual({ first, last });
  });

  test.each([
    '',
    'See the flyer',
    'Every Tuesday',
    'February 30, 2026',
    'Smarch 1, 2026',
    'Smarch 1 - September 3, 2026',
    '13/13/2026',
    'September 3, 2026 - September 1, 2026',
    'September 1, 2026 - September 1, 2036',
    'September 1, 2026 - September 3, 2026 - September 5, 2026',
    `September 1, 2026${' - '.repeat(5000)}`,
  ])('what cannot be read is nothing: %.60s', (text) => {
    expect(readDays(text, seen)).toBeUndefined();
  });
});

test('a day without a year is of this year up to sixty days back', () => {
  // Sixty days before November 21 is September 22.
  expect(readDays('September 23', seen)?.first).toBe('2026-09-23');
  expect(readDays('September 22', new Date('2026-11-21T00:00:00Z'))?.first).toBe('2026-09-22');
  expect(readDays('September 21', seen)?.first).toBe('2027-09-21');
});

test('29 February without a year may be eight years off', () => {
  expect(readDays('February 29', new Date('2096-06-01T18:00:00Z'))?.first).toBe('2104-02-29');
});

test('a range is a year long at most', () => {
  expect(readDays('January 1, 2026 - January 2, 2027', seen)?.last).toBe('2027-01-02');
  expect(readDays('January 1, 2026 - January 3, 2027', seen)).toBeUndefined();
});

test.each([
  ['December 30, 2025 - January 2', '2026-01-02'],
  ['12/30 - 1/2/2027', '2027-01-02'],
  ['Sept 1, 2026 thru Sept 3', '2026-09-03'],
  ['Sept 1—3, 2026', '2026-09-03'],
])('%s ends on %s', (text, last) => {
  expect(readDays(text, seen)?.last).toBe(last);
});
