import { describe, expect, test } from '@jest/globals';
import { clockTime, isoDay, storyTime, updateTime } from '@/lib/base/dates/story-time';

const anaheim = { locale: 'en-US', timeZone: 'America/Los_Angeles' };
const now = new Date('2026-11-21T22:30:00Z');

describe('the time of a story', () => {
  test.each([
    ['today', '2026-11-21T22:15:00Z', '2:15\u00A0p.m.', 'November 21, 2026'],
    ['the first minute of today', '2026-11-21T08:00:00Z', 'midnight', 'November 21, 2026'],
    ['noon', '2026-11-21T20:00:00Z', 'noon', 'November 21, 2026'],
    ['the last minute of yesterday', '2026-11-21T07:59:00Z', '11:59\u00A0p.m.', 'November 20, 2026'],
    ['the first minute of yesterday', '2026-11-20T08:00:00Z', 'midnight', 'November 20, 2026'],
    ['the last minute of the day before', '2026-11-20T07:59:00Z', undefined, 'November 19, 2026'],
    ['a year ago', '2025-11-21T22:15:00Z', undefined, 'November 21, 2025'],
    ['some minutes ahead', '2026-11-21T22:50:00Z', '2:50\u00A0p.m.', 'November 21, 2026'],
  ])('%s', (_, instant, hour, day) => {
    const time = storyTime({ date: new Date(instant) }, now, anaheim);
    expect(time?.hour).toBe(hour);
    expect(time?.day).toBe(day);
    expect(time?.machine).toBe(new Date(instant).toISOString());
  });

  test.each([
    ['the day of 25 hours', '2026-11-02T07:30:00Z', '2026-11-01T07:30:00Z', '12:30\u00A0a.m.'],
    ['the hour that comes twice', '2026-11-02T07:30:00Z', '2026-11-01T09:30:00Z', '1:30\u00A0a.m.'],
    ['the day of 23 hours', '2026-03-09T06:30:00Z', '2026-03-08T08:30:00Z', '12:30\u00A0a.m.'],
    [
      'the hour after the one that is left out',
      '2026-03-09T06:30:00Z',
      '2026-03-08T10:00:00Z',
      '3\u00A0a.m.',
    ],
  ])('%s', (_, at, instant, hour) => {
    expect(storyTime({ date: new Date(instant) }, new Date(at), anaheim)?.hour).toBe(hour);
  });

  test('a day before yesterday by the calendar is not yesterday, though it is less than 48 hours ago', () => {
    const late = new Date('2026-11-02T07:59:00Z');
    expect(storyTime({ date: new Date('2026-10-31T06:59:00Z') }, late, anaheim)?.hour).toBeUndefined();
    expect(storyTime({ date: new Date('2026-10-31T07:00:00Z') }, late, anaheim)?.hour).toBe('midnight');
  });

  test('only a day is known: no hour is told, to readers or machines', () => {
    const date = new Date('2026-11-21T08:00:00Z');
    expect(storyTime({ date, dayOnly: true }, now, anaheim)).toEqual({
      day: 'November 21, 2026',
      machine: '2026-11-21',
    });
  });

  test('it is read in the city’s zone', () => {
    const date = new Date('2026-11-21T05:30:00Z');
    expect(storyTime({ date }, now, { locale: 'en-US', timeZone: 'America/New_York' })).toMatchObject({
      hour: '12:30\u00A0a.m.',
      day: 'November 21, 2026',
    });
  });

  test('an invalid date has none', () => {
    expect(storyTime({ date: new Date('soon') }, now, anaheim)).toBeUndefined();
  });
});

test('the hour and its half stay on one line', () => {
  expect(clockTime(new Date('2026-11-21T22:05:00Z'), anaheim)).toBe('2:05\u00A0p.m.');
});

test('a day is that of the zone', () => {
  expect(isoDay(new Date('2026-11-21T05:30:00Z'), 'America/Los_Angeles')).toBe('2026-11-20');
});

test.each([
  ['today', '2026-11-21T22:20:00Z', '2:20\u00A0p.m.'],
  ['yesterday', '2026-11-21T05:30:00Z', 'November 20, 2026'],
])('an update of %s', (_, instant, words) => {
  expect(updateTime(new Date(instant), now, anaheim)).toBe(words);
});
