import { describe, expect, test } from '@jest/globals';
import {
  clockSpan,
  clockTime,
  isoInZone,
  leafWords,
  longDate,
  untilMidnight,
  usesApTime,
  weekdayAndDay,
  weekdayDate,
} from '@/lib/base/dates/format-date';

const anaheim = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

describe('longDate', () => {
  test.each([
    [
      'a late evening in the city that is already tomorrow in UTC',
      '2026-11-21T05:30:00Z',
      'November 20, 2026',
    ],
    ['midnight during daylight saving time', '2026-07-02T07:00:00Z', 'July 2, 2026'],
  ])('returns the city’s day for %s', (_, instant, words) => {
    expect(longDate(new Date(instant), anaheim)).toBe(words);
  });

  test.each([
    ['a missing date', undefined],
    ['an invalid date', new Date('yesterday-ish')],
  ])('returns Unknown Date for %s', (_, date) => {
    expect(longDate(date, anaheim)).toBe('Unknown Date');
  });
});

test('weekdayDate includes the weekday', () => {
  expect(weekdayDate(new Date('2026-11-21T20:00:00Z'), anaheim)).toBe('Saturday, November 21, 2026');
});

test.each([
  ['2026-11-18T15:30:00Z', 'America/Los_Angeles', '2026-11-18T07:30:00-08:00'],
  ['2026-07-01T07:00:00Z', 'America/Los_Angeles', '2026-07-01T00:00:00-07:00'],
  ['2026-07-01T07:00:00Z', 'Nowhere/At_All', '2026-07-01T07:00:00.000Z'],
])('isoInZone writes %s in %s as %s', (moment, zone, text) => {
  expect(isoInZone(new Date(moment), zone)).toBe(text);
});

const at = (time: string) => new Date(`2026-11-25T${time}Z`);

test.each([
  ['14:15', '2:15~p.m.'],
  ['12:00', 'noon'],
  ['00:00', 'midnight'],
  ['12:30', '12:30~p.m.'],
  ['00:30', '12:30~a.m.'],
])('clockTime writes %s in AP style as %s', (time, words) => {
  expect(clockTime(at(time), { locale: 'en-US', timeZone: 'UTC' }).replaceAll('\u00A0', '~')).toBe(words);
});

test.each([
  ['14:00', '15:30', '2–3:30~p.m.'],
  ['09:30', '11:00', '9:30–11~a.m.'],
  ['10:00', '16:00', '10~a.m.–4~p.m.'],
  ['10:00', '12:00', '10~a.m.–noon'],
  ['12:00', '13:30', 'noon–1:30~p.m.'],
  ['12:30', '13:00', '12:30–1~p.m.'],
])('clockSpan writes the time from %s to %s as %s', (start, end, words) => {
  expect(clockSpan(at(start), at(end), { locale: 'en-US', timeZone: 'UTC' }).replaceAll('\u00A0', '~')).toBe(
    words,
  );
});

test.each([
  ['en-US', true],
  ['en-GB', false],
  ['es-US', true],
  ['es-ES', false],
])('usesApTime for readers in %s returns %j', (locale, yes) => {
  expect(usesApTime({ locale, timeZone: 'UTC' })).toBe(yes);
});

test.each([
  ['a summer evening', '2026-07-02T06:59:00Z', 60_000],
  ['the first minute of a day', '2026-07-02T07:00:00Z', 24 * 3_600_000],
  ['the morning of a 25-hour day', '2026-11-01T07:00:00Z', 25 * 3_600_000],
])('untilMidnight returns the time left until midnight: %s', (_, instant, ms) => {
  expect(untilMidnight(new Date(instant), 'America/Los_Angeles')).toBe(ms);
});

test.each([
  ['en-US', { weekday: 'Sat', day: '28', month: 'Nov' }],
  ['es-US', { weekday: 'sáb', day: '28', month: 'nov' }],
])('leafWords returns the weekday, day and month for a tear-off calendar in %s', (locale, words) => {
  expect(leafWords('2026-11-28', { locale })).toEqual(words);
});

test('dates in Spanish have Spanish weekdays and months, and an unknown date is “Fecha desconocida”', () => {
  const brownsville = { locale: 'es-US', timeZone: 'America/Chicago' };
  const now = new Date('2026-11-26T20:00:00Z');
  expect(weekdayDate(now, brownsville)).toBe('Jueves, 26 de noviembre de 2026');
  expect(weekdayAndDay(now, brownsville)).toBe('Jueves, 26 nov');
  expect(longDate(undefined, brownsville)).toBe('Fecha desconocida');
});
