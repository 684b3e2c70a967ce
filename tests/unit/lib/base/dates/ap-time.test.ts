import { describe, expect, test } from '@jest/globals';
import { apSpan, apTime, usesApTime } from '@/lib/base/dates/ap-time';

const at = (time: string) => new Date(`2026-11-25T${time}Z`);

describe('a time of day in the style of the Associated Press', () => {
  test.each([
    ['14:15', '2:15~p.m.'],
    ['14:00', '2~p.m.'],
    ['09:05', '9:05~a.m.'],
    ['12:00', 'noon'],
    ['00:00', 'midnight'],
    ['12:30', '12:30~p.m.'],
    ['00:30', '12:30~a.m.'],
  ])('%s is %s', (time, words) => {
    expect(apTime(at(time), 'UTC').replaceAll('\u00A0', '~')).toBe(words);
  });

  test('is that of the zone', () => {
    expect(apTime(at('22:00'), 'America/Los_Angeles')).toBe('2\u00A0p.m.');
  });
});

describe('a span of hours', () => {
  test.each([
    ['14:00', '15:30', '2–3:30~p.m.'],
    ['09:30', '11:00', '9:30–11~a.m.'],
    ['10:00', '16:00', '10~a.m.–4~p.m.'],
    ['10:00', '12:00', '10~a.m.–noon'],
    ['12:00', '13:30', 'noon–1:30~p.m.'],
    ['18:00', '00:00', '6~p.m.–midnight'],
    ['00:00', '02:00', 'midnight–2~a.m.'],
    ['12:30', '13:00', '12:30–1~p.m.'],
  ])('from %s to %s is %s', (start, end, words) => {
    expect(apSpan(at(start), at(end), 'UTC').replaceAll('\u00A0', '~')).toBe(words);
  });
});

test.each([
  ['en-US', true],
  ['en-GB', false],
])('readers in %s: %j', (locale, yes) => {
  expect(usesApTime({ locale })).toBe(yes);
});
