import { describe, expect, test } from '@jest/globals';
import { readTimes } from '@/lib/news/calendar/read/event-times';

const clock = (start: [number, number], end?: [number, number]) => ({
  kind: 'clock',
  start: { hour: start[0], minute: start[1] },
  ...(end && { end: { hour: end[0], minute: end[1] } }),
});

describe('quirk 35: the hours of a CivicPlus calendar', () => {
  test.each([
    ['02:00 PM - 03:30 PM', clock([14, 0], [15, 30])],
    ['2:00 PM – 3:30 PM', clock([14, 0], [15, 30])],
    ['2 PM to 3:30 PM', clock([14, 0], [15, 30])],
    ['2 - 3:30 p.m.', clock([14, 0], [15, 30])],
    ['11 - 1 PM', clock([11, 0], [13, 0])],
    ['9:30 - 12:30 p.m.', clock([9, 30], [12, 30])],
    ['10 - 2 AM', clock([22, 0], [2, 0])],
    ['10:00 AM - 12:00 PM', clock([10, 0], [12, 0])],
    ['12:15 AM - 01:00 AM', clock([0, 15], [1, 0])],
    ['06:00 PM - 12:00 AM', clock([18, 0], [0, 0])],
    ['09:00 AM', clock([9, 0])],
    ['9am', clock([9, 0])],
    ['14:00 - 15:30', clock([14, 0], [15, 30])],
    ['Noon - 1 PM', clock([12, 0], [13, 0])],
    ['6 PM - midnight', clock([18, 0], [0, 0])],
    ['23:30 - 23:45', clock([23, 30], [23, 45])],
    ['12:00 AM - 11:00 PM', clock([0, 0], [23, 0])],
    ['12:00 AM - 10:59 PM', clock([0, 0], [22, 59])],
  ])('%s', (text, times) => {
    expect(readTimes(text)).toEqual(times);
  });

  test.each([
    'All Day',
    'all day',
    'All-day event',
    '12:00 AM - 11:59 PM',
    '12:00 AM - 12:00 AM',
    '12:00 AM',
  ])('the whole day, never midnight as a filler: %s', (text) => {
    expect(readTimes(text)).toEqual({ kind: 'all-day' });
  });

  test.each(['', '   ', 'TBD', 'To be announced', 'Varies'])('no hours given: "%s"', (text) => {
    expect(readTimes(text)).toEqual({ kind: 'unknown' });
  });

  test.each(['25:00 PM - 26:00 PM', '14', '2 - 3', '02:75 PM', 'after the parade', '1 PM - 2 PM - 3 PM'])(
    'what cannot be read is nothing: %s',
    (text) => {
      expect(readTimes(text)).toBeUndefined();
    },
  );
});
