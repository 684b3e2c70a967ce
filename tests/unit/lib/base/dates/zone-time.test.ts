import { describe, expect, test } from '@jest/globals';
import { isMonthFirst, zoneAfterTime } from '@/lib/base/dates/zone-time';

test.each([
  'America/Los_Angeles',
  'America/Indiana/Vevay',
  'America/Indianapolis',
  'America/Louisville',
  'America/Puerto_Rico',
  'America/St_Thomas',
  'Pacific/Honolulu',
  'Pacific/Saipan',
  'Pacific/Pago_Pago',
  'US/Central',
])('5/6 means May 6 in %s', (zone) => {
  expect(isMonthFirst(zone)).toBe(true);
});

test.each(['America/Merida', 'Pacific/Apia', 'America/Sao_Paulo', 'Europe/London', 'Asia/Tokyo', 'UTC', ''])(
  '5/6 means June 5 in %j',
  (zone) => {
    expect(isMonthFirst(zone)).toBe(false);
  },
);

describe('a named zone after a time', () => {
  test.each([
    ['z ut utc gmt wet', 0],
    ['nst', -3.5],
    ['ast edt', -4],
    ['adt brt', -3],
    ['pst akdt', -8],
    ['hst', -10],
    ['bst west cet mez met', 1],
    ['cest mesz mest eet sast', 2],
    ['eest msk trt', 3],
    ['ist', 5.5],
    ['nzdt', 13],
  ])('has a fixed offset: %s are %d hours from UTC', (names, hours) => {
    for (const name of names.split(' ')) expect(zoneAfterTime(` ${name}`)).toEqual({ offset: hours * 60 });
  });

  test.each([
    ['et', 'America/New_York'],
    ['ct', 'America/Chicago'],
    ['mt', 'America/Denver'],
    ['pt', 'America/Los_Angeles'],
    ['at', 'America/Halifax'],
    ['(america/los_angeles)', 'america/los_angeles'],
  ])('follows daylight saving time: %s is %s', (name, zone) => {
    expect(zoneAfterTime(` ${name}`)).toEqual({ zone });
  });
});

test.each([
  ['+0200', 120],
  ['-08:00', -480],
  ['−7', -420],
  ['utc+02:00', 120],
  ['gmt+5:30', 330],
  ['+14:00', 840],
])('the offset %s is %d minutes from UTC', (text, offset) => {
  expect(zoneAfterTime(text)).toEqual({ offset });
});

test.each(['+14:01', '+99:00', 'at the library', 'noon', ''])('"%s" is not a zone', (text) => {
  expect(zoneAfterTime(text)).toBeUndefined();
});
