import { describe, expect, test } from '@jest/globals';
import { ago, storyTime, updateTime } from '@/lib/base/dates/story-time';

const anaheim = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [3 * hour + 59 * minute, '3 hours ago'],
  [24 * hour, '1 day ago'],
  [6 * 24 * hour + 23 * hour, '6 days ago'],
])('ago describes %i ms ago as %s', (ms, words) => {
  expect(ago(ms)).toBe(words);
});

const now = new Date('2026-11-21T22:30:00Z');

/** Returns a story's time, with `~` in place of each no-break space. */
function timeOf(instant: string, at: Date | string = now) {
  const time = storyTime({ date: new Date(instant) }, new Date(at), anaheim);
  return (
    time && {
      ...time,
      quiet: time.quiet.replaceAll('\u00A0', '~'),
      long: time.long.replaceAll('\u00A0', '~'),
    }
  );
}

describe('storyTime', () => {
  test.each([
    ['today', '2026-11-21T22:15:00Z', '2:15~p.m.'],
    ['the first minute of today', '2026-11-21T08:00:00Z', 'midnight'],
    ['the last minute of yesterday', '2026-11-21T07:59:00Z', 'Yesterday'],
    ['the first minute of yesterday', '2026-11-20T08:00:00Z', 'Yesterday'],
    ['the last minute of the day before', '2026-11-20T07:59:00Z', 'Nov. 19'],
    ['a year ago', '2025-11-21T22:15:00Z', 'November 21, 2025'],
    ['some minutes in the future', '2026-11-21T22:50:00Z', '2:50~p.m.'],
  ])('shows the time or the date of a story from %s', (_, instant, quiet) => {
    expect(timeOf(instant)).toMatchObject({ quiet, machine: new Date(instant).toISOString() });
  });

  test.each([
    ['2026-11-21T22:15:00Z', '2:15~p.m., November 21, 2026'],
    ['2026-11-20T08:00:00Z', 'midnight, November 20, 2026'],
    ['2026-11-20T07:59:00Z', 'November 19, 2026'],
  ])('writes the full date of %s as %s, with the time only for today and yesterday', (instant, long) => {
    expect(timeOf(instant)?.long).toBe(long);
  });

  test('shows the full date and time of a story dated minutes in the future, if that is after midnight', () => {
    expect(timeOf('2026-11-22T08:10:00Z', '2026-11-22T07:50:00Z')?.quiet).toBe(
      '12:10~a.m., November 22, 2026',
    );
  });

  test.each([
    ['a 25-hour day', '2026-11-02T07:30:00Z', '2026-11-01T07:30:00Z', '12:30~a.m.'],
    ['the hour that occurs twice', '2026-11-02T07:30:00Z', '2026-11-01T09:30:00Z', '1:30~a.m.'],
    ['a 23-hour day', '2026-03-09T06:30:00Z', '2026-03-08T08:30:00Z', '12:30~a.m.'],
    ['the hour after the skipped hour', '2026-03-09T06:30:00Z', '2026-03-08T10:00:00Z', '3~a.m.'],
  ])('shows local time, even if the clocks change: %s', (_, at, instant, hour) => {
    expect(timeOf(instant, at)?.quiet).toBe(hour);
  });

  test('says “Yesterday” for the whole previous day, but not for the day before', () => {
    const late = '2026-11-02T07:59:00Z';
    expect(timeOf('2026-10-31T06:59:00Z', late)?.quiet).toBe('Oct. 30');
    expect(timeOf('2026-10-31T07:00:00Z', late)?.quiet).toBe('Yesterday');
  });

  test.each([
    ['2026-11-21T08:00:00Z', 'Today', 'November 21, 2026', '2026-11-21'],
    ['2026-11-20T08:00:00Z', 'Yesterday', 'November 20, 2026', '2026-11-20'],
    ['2026-11-19T08:00:00Z', 'Nov. 19', 'November 19, 2026', '2026-11-19'],
  ])(
    'shows only the day, to readers and to machines, of a story without a time: %s',
    (instant, quiet, day, machine) => {
      const time = storyTime({ date: new Date(instant), dayOnly: true }, now, anaheim);
      expect(time).toEqual({ long: day, quiet, machine });
    },
  );

  test('is undefined for an invalid date', () => {
    expect(timeOf('soon')).toBeUndefined();
  });
});

test.each([
  ['the time for an update today', '2026-11-21T22:20:00Z', '2:20\u00A0p.m.'],
  ['the date for an update yesterday', '2026-11-21T05:30:00Z', 'November 20, 2026'],
])('updateTime shows %s', (_, instant, words) => {
  expect(updateTime(new Date(instant), now, anaheim)).toBe(words);
});

describe('Spanish story times', () => {
  const brownsville = { locale: 'es-US', timeZone: 'America/Chicago' };
  const now = new Date('2026-11-26T20:00:00Z');
  const at = (date: string, dayOnly?: boolean) =>
    storyTime({ date: new Date(date), ...(dayOnly && { dayOnly }) }, now, brownsville);

  test('show a time for today, “Ayer” for yesterday, and “Hoy” for a story from today without a time', () => {
    expect(at('2026-11-26T18:15:00Z')).toMatchObject({
      long: expect.stringMatching(/^26 de noviembre de 2026, 12:15\sp\.m\.$/),
      quiet: expect.stringMatching(/^12:15\sp\.m\.$/),
    });
    expect(at('2026-11-25T18:15:00Z')?.quiet).toBe('Ayer');
    expect([at('2026-11-26T18:15:00Z', true)?.quiet, at('2026-11-24T18:15:00Z')?.quiet]).toEqual([
      'Hoy',
      '24 nov',
    ]);
  });

  test('describe in Spanish how long ago a story was published', () => {
    expect([ago(3 * hour, 'es-US'), ago(minute, 'es-US'), ago(0, 'es-US')]).toEqual([
      'hace 3 horas',
      'hace 1 minuto',
      'hace un momento',
    ]);
  });
});
