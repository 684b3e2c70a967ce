import { describe, expect, test } from '@jest/globals';
import { readDays, readEventPlace, readStatus, readTimes } from '@/lib/news/calendar/read-event';

const seen = new Date('2026-11-21T18:00:00Z');

describe('readDays of a CivicPlus calendar (quirk 35)', () => {
  test.each([
    ['one day', 'September 1, 2026', '2026-09-01', '2026-09-01'],
    ['one day surrounded by white space', ' July 8, 2026 ', '2026-07-08', '2026-07-08'],
    ['an abbreviated month', 'Sept. 1, 2026', '2026-09-01', '2026-09-01'],
    ['a date without a comma', 'September 1 2026', '2026-09-01', '2026-09-01'],
    ['a range', 'June 29, 2026 - August 31, 2026', '2026-06-29', '2026-08-31'],
    ['a range with an en dash', 'June 29, 2026 – August 31, 2026', '2026-06-29', '2026-08-31'],
    ['a range within a month', 'September 1 - 3, 2026', '2026-09-01', '2026-09-03'],
    ['a range without spaces', 'September 1-3, 2026', '2026-09-01', '2026-09-03'],
    [
      'a range that ends in the next month, which is not named',
      'September 30 - 2, 2026',
      '2026-09-30',
      '2026-10-02',
    ],
    [
      'a range that ends in the next year, without its month',
      'December 30 - 2, 2027',
      '2026-12-30',
      '2027-01-02',
    ],
    ['a range with the year only at its end', 'September 28 - October 2, 2026', '2026-09-28', '2026-10-02'],
    [
      'a range over New Year with the year only at its end',
      'December 30 - January 2, 2027',
      '2026-12-30',
      '2027-01-02',
    ],
    ['a range with the year only at its start', 'December 30, 2025 - January 2', '2025-12-30', '2026-01-02'],
    ['a range with an em dash', 'Sept 1—3, 2026', '2026-09-01', '2026-09-03'],
    ['a range of one day', 'September 1, 2026 - September 1, 2026', '2026-09-01', '2026-09-01'],
    [
      'a range of one day with the year only at its start',
      'September 1, 2026 - September 1',
      '2026-09-01',
      '2026-09-01',
    ],
    ['February 29 of a leap year', 'February 29, 2028', '2028-02-29', '2028-02-29'],
  ])('reads %s: %s', (_, text, first, last) => {
    expect(readDays(text, seen)).toEqual({ first, last });
  });

  test.each([
    ['this year if the day is still ahead', 'December 5', '2026-12-05', '2026-12-05'],
    ['this year if the day is less than sixty days past', 'November 10', '2026-11-10', '2026-11-10'],
    ['next year if the day is longer past', 'February 14', '2027-02-14', '2027-02-14'],
    ['this year for both ends of a range', 'December 5 - 7', '2026-12-05', '2026-12-07'],
    [
      'this year and the next for a range over New Year',
      'December 30 - January 2',
      '2026-12-30',
      '2027-01-02',
    ],
    ['the next leap year for February 29', 'February 29', '2028-02-29', '2028-02-29'],
  ])('for a date without a year, assumes %s: %s', (_, text, first, last) => {
    expect(readDays(text, seen)).toEqual({ first, last });
  });

  test.each([
    '',
    'See the flyer',
    'Every Tuesday',
    'February 30, 2026',
    'Smarch 1, 2026',
    'Smarch 1 - September 3, 2026',
    '9/1/2026',
    'September 3, 2026 - September 1, 2026',
    'September 1, 2026 - September 1, 2036',
    'September 1, 2026 - September 3, 2026 - September 5, 2026',
    `September 1, 2026${' - '.repeat(5000)}`,
  ])('rejects %j', (text) => {
    expect(readDays(text, seen)).toBeUndefined();
  });
});

test('readDays assumes this year for a day without a year if it is at most sixty days past', () => {
  // September 22 is sixty days before November 21.
  expect(readDays('September 23', seen)?.first).toBe('2026-09-23');
  expect(readDays('September 22', new Date('2026-11-21T00:00:00Z'))?.first).toBe('2026-09-22');
  expect(readDays('September 21', seen)?.first).toBe('2027-09-21');
});

test('readDays finds February 29 without a year up to eight years ahead', () => {
  expect(readDays('February 29', new Date('2096-06-01T18:00:00Z'))?.first).toBe('2104-02-29');
});

test('readDays accepts ranges of at most a year', () => {
  expect(readDays('January 1, 2026 - January 2, 2027', seen)?.last).toBe('2027-01-02');
  expect(readDays('January 1, 2026 - January 3, 2027', seen)).toBeUndefined();
});

const clock = (start: [number, number], end?: [number, number]) => ({
  kind: 'clock',
  start: { hour: start[0], minute: start[1] },
  ...(end && { end: { hour: end[0], minute: end[1] } }),
});

describe('readTimes of a CivicPlus calendar (quirk 35)', () => {
  test.each([
    ['02:00 PM - 03:30 PM', clock([14, 0], [15, 30])],
    ['Noon - 1 PM', clock([12, 0], [13, 0])],
    ['12:00 Noon', clock([12, 0])],
    ['12 p.m. noon', clock([12, 0])],
    ['8 PM - Midnight', clock([20, 0], [0, 0])],
    ['2:00 PM – 3:30 PM', clock([14, 0], [15, 30])],
    ['2 PM to 3:30 PM', clock([14, 0], [15, 30])],
    ['10:00 AM - 12:00 PM', clock([10, 0], [12, 0])],
    ['12:15 AM - 01:00 AM', clock([0, 15], [1, 0])],
    ['06:00 PM - 12:00 AM', clock([18, 0], [0, 0])],
    ['9am', clock([9, 0])],
    ['09:00 AM', clock([9, 0])],
    ['14:00 - 15:30', clock([14, 0], [15, 30])],
    ['12:00 AM - 11:00 PM', clock([0, 0], [23, 0])],
    ['12:00 AM - 10:59 PM', clock([0, 0], [22, 59])],
  ])('reads %s', (text, times) => {
    expect(readTimes(text)).toEqual(times);
  });

  test.each(['all day', 'All-day event', '12:00 AM - 11:59 PM', '12:00 AM - 12:00 AM', '12:00 AM'])(
    'recognizes an all-day event from words or placeholder times: %s',
    (text) => {
      expect(readTimes(text)).toEqual({ kind: 'all-day' });
    },
  );

  test.each(['', '   ', 'TBD', 'To be announced', 'Varies'])('finds no time in "%s"', (text) => {
    expect(readTimes(text)).toEqual({ kind: 'unknown' });
  });

  test.each(['25:00 PM - 26:00 PM', '14', '2 - 3', '02:75 PM', 'after the parade', '1 PM - 2 PM - 3 PM'])(
    'rejects %s',
    (text) => {
      expect(readTimes(text)).toBeUndefined();
    },
  );
});

describe('readEventPlace with a location from a CivicPlus calendar (quirk 36)', () => {
  test.each([
    ['1905 W 1st StGulf Shores, AL 36547', '1905 W 1st St, Gulf Shores, AL 36547'],
    ['200 S Anaheim BlvdAnaheim, CA 92805', '200 S Anaheim Blvd, Anaheim, CA 92805'],
    ['10 Main St Suite 100Anaheim, CA', '10 Main St Suite 100, Anaheim, CA'],
    ['1 Main StMcKinney, TX 75069', '1 Main St, McKinney, TX 75069'],
    ['200 S Anaheim Blvd, Anaheim, CA 92805', '200 S Anaheim Blvd, Anaheim, CA 92805'],
    ['500 W Broadway\nAnaheim, CA 92805-1234', '500 W Broadway, Anaheim, CA 92805-1234'],
  ])('separates the street from the town in an address: %j', (location, address) => {
    expect(readEventPlace(location)).toEqual({ address });
  });

  test.each([
    ['Central Library500 W BroadwayBrea, CA', 'Central Library', '500 W Broadway, Brea, CA'],
    ['Central Library\n500 W Broadway\nBrea, CA', 'Central Library', '500 W Broadway, Brea, CA'],
    ['City Hall\nO’Fallon, MO 63366', 'City Hall', 'O’Fallon, MO 63366'],
    ['Post and StocktonSan Francisco, CA 94108', 'Post and Stockton', 'San Francisco, CA 94108'],
  ])('separates the place’s name from the address: %j', (location, place, address) => {
    expect(readEventPlace(location)).toEqual({ place, address });
  });

  test.each(['Founders Park', 'Room 2B, Central Library', 'The McFadden Room', 'Online'])(
    'returns only a name if there is no address: %s',
    (location) => {
      expect(readEventPlace(location)).toEqual({ place: location });
    },
  );

  test.each(['', '  ', '\n'])('finds no place in %j', (location) => {
    expect(readEventPlace(location)).toEqual({});
  });
});

describe('readStatus from the title (quirk 36)', () => {
  test.each([
    'CANCELLED - Story Time',
    'CANCELED: Story Time',
    'Cancelled – Story Time',
    'CANCELLED Story Time',
    'Cancelled- Story Time',
    'Story Time-CANCELLED',
    '[CANCELLED] Story Time',
    '***CANCELLED*** Story Time',
    'Story Time - CANCELLED',
    'Story Time (Cancelled)',
    'Story Time CANCELLED',
  ])('recognizes a canceled event and removes the word from the title: %s', (title) => {
    expect(readStatus(title)).toEqual({ title: 'Story Time', status: 'cancelled' });
  });

  test.each(['POSTPONED: Story Time', 'Story Time (postponed)', 'POSTPONED Story Time'])(
    'recognizes a postponed event and removes the word from the title: %s',
    (title) => {
      expect(readStatus(title)).toEqual({ title: 'Story Time', status: 'postponed' });
    },
  );

  test.each([
    'Story Time',
    'Cancelled Stamps: an Exhibition',
    'How to Get a Cancelled Trip Refunded',
    'Uncancelled',
    'Pre-postponed Games',
  ])('returns the status scheduled and the whole title for “%s”', (title) => {
    expect(readStatus(title)).toEqual({ title, status: 'scheduled' });
  });

  test('keeps a title that consists only of a status', () => {
    expect(readStatus('(CANCELLED)')).toEqual({ title: '(CANCELLED)', status: 'cancelled' });
  });
});
