import { expect, test } from '@jest/globals';
import { findDay } from '@/lib/base/dates/find-day';

const dayIn = (text: string, monthFirst = true) => {
  const day = findDay(text, monthFirst)?.day;
  return day && [day.year, day.month, day.day].join('-');
};

test.each([
  ['2026-1-1', '2026-1-1'],
  ['2026-12-31', '2026-12-31'],
  ['2026-02-28', '2026-2-28'],
  ['2028-02-29', '2028-2-29'],
  ['20-nov-49', '2049-11-20'],
  ['20-nov-50', '1950-11-20'],
  ['12/3/2026', '2026-12-3'],
  ['12/12/2026', '2026-12-12'],
  ['12/13/2026', '2026-12-13'],
  ['13/12/2026', '2026-12-13'],
  ['20261120t091000', '2026-11-20'],
  ['2026年1月9日', '2026-1-9'],
])('"%s" names the day %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test.each(['1/2/2026', '1-2-2026'])('%s is in January where months come first, else in February', (text) => {
  expect([dayIn(text, true), dayIn(text, false)]).toEqual(['2026-1-2', '2026-2-1']);
});

test.each([
  ['11-20-2026', '2026-11-20'],
  ['20-11-2026', '2026-11-20'],
])('%s can be one day only, wherever it is written', (text, day) => {
  expect([dayIn(text, true), dayIn(text, false)]).toEqual([day, day]);
});

test('with dots the day comes first everywhere', () => {
  expect([dayIn('1.2.2026', true), dayIn('1.2.2026', false)]).toEqual(['2026-2-1', '2026-2-1']);
});

test.each(['2026-00-10', '2026-13-10', '2026-11-00', '2026-11-31', '2027-02-29', '20 word 2026'])(
  '"%s" names no day of the calendar',
  (text) => {
    expect(dayIn(text)).toBeUndefined();
  },
);
