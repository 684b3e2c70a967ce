import { expect, test } from '@jest/globals';
import { readWrittenDate, withIsoDates } from '@/lib/base/dates/written-date';

test.each([
  ['2026-12-5', '2026-12-05'],
  ['2026-11-25 10:00', '2026-11-25T10:00'],
  ['2026-11-25 10 a.m.', '2026-11-25T10:00'],
  ['2026-11-25 6pm', '2026-11-25T18:00'],
  ['2026-11-25, noon', '2026-11-25T12:00'],
  ['2026-11-25 12 a.m.', '2026-11-25T00:00'],
  ['2026-11-23T15:01:00-05:00', '2026-11-23T15:01:00-05:00'],
  ['11/25/2026', '2026-11-25'],
  ['11/25/2026 6:30 PM', '2026-11-25T18:30'],
  ['Nov. 25, 2026, 10 a.m.', '2026-11-25T10:00'],
  ['Saturday, December 5, 2026 at 7:30 p.m.', '2026-12-05T19:30'],
  ['10 a.m. Dec. 5, 2026', '2026-12-05T10:00'],
  ['sábado 5 de diciembre del 2026, a las 18:00', '2026-12-05T18:00'],
  ['5 de diciembre de 2026, mediodía', '2026-12-05T12:00'],
])('readWrittenDate reads %s as a date', (typed, date) => {
  expect(readWrittenDate(typed, true)).toBe(date);
});

test.each([
  ['5/6/2026', true, '2026-05-06'],
  ['5/6/2026', false, '2026-06-05'],
  ['25/6/2026', true, '2026-06-25'],
  ['5/6/2026', undefined, undefined],
  ['25/6/2026', undefined, '2026-06-25'],
])('readWrittenDate reads %s with isMonthFirst %s as %s', (typed, isMonthFirst, date) => {
  expect(readWrittenDate(typed, isMonthFirst)).toBe(date);
});

test.each([
  'soon',
  'Nov. 25',
  '2026-11-31',
  '2026-11-25T25:00',
  '2026-11-25 13 p.m.',
  '2026-11-25 10',
  'November 25, 2026, by the old tree',
  'Nov. 25, 2026, 10 a.m.-2 p.m.',
  '',
])('readWrittenDate rejects %j as a date', (typed) => {
  expect(readWrittenDate(typed, true)).toBeUndefined();
});

test('withIsoDates converts only the values of date keys, and leaves unreadable values unchanged', () => {
  const typed = { title: '11/25/2026', list: [{ Start: '11/25/2026 # or later', until: 'soon' }] };
  expect(withIsoDates(typed, true)).toEqual({
    title: '11/25/2026',
    list: [{ Start: '2026-11-25', until: 'soon' }],
  });
});
