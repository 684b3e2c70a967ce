import { describe, expect, test } from '@jest/globals';
import { eventId, firstDay, isOver, isoRange, lastDay, stablePart } from '@/lib/news/event';
import { days, hours } from '../events/make-event';

const zone = 'America/Los_Angeles';

test.each([
  ['an evening that is the next day in UTC', hours('2026-11-22T03:00:00Z'), '2026-11-21', '2026-11-21'],
  [
    'an evening that ends past midnight',
    hours('2026-11-22T06:00:00Z', '2026-11-22T09:00:00Z'),
    '2026-11-21',
    '2026-11-21',
  ],
  [
    'an evening that ends at midnight',
    hours('2026-11-22T03:00:00Z', '2026-11-22T08:00:00Z'),
    '2026-11-21',
    '2026-11-21',
  ],
  ['three days', hours('2026-11-21T18:00:00Z', '2026-11-23T23:00:00Z'), '2026-11-21', '2026-11-23'],
  ['whole days', days('2026-11-21', '2026-11-23'), '2026-11-21', '2026-11-23'],
])('firstDay and lastDay return an event’s days in the city’s time zone: %s', (_, when, first, last) => {
  expect([firstDay(when, zone), lastDay(when, zone)]).toEqual([first, last]);
});

const now = new Date('2026-11-21T20:00:00Z');
test.each([
  [true, 'it ends now', hours('2026-11-21T18:00:00Z', '2026-11-21T20:00:00Z')],
  [false, 'it is still going on', hours('2026-11-21T18:00:00Z', '2026-11-21T20:00:01Z')],
  [false, 'it began earlier today and has no end', hours('2026-11-21T15:00:00Z')],
  [true, 'it began yesterday and has no end', hours('2026-11-21T06:00:00Z')],
  [false, 'it lasts all of today', days('2026-11-21')],
  [true, 'it lasted all of yesterday', days('2026-11-20')],
  [false, 'it lasts for days and ends today', days('2026-11-01', '2026-11-21')],
])('isOver is %s for an event if %s', (over, _, when) => {
  expect(isOver(when, now, zone)).toBe(over);
});

test.each([
  ['a time in winter', hours('2026-11-21T15:30:00Z'), { start: '2026-11-21T07:30:00-08:00' }],
  ['a time in summer', hours('2026-07-21T14:30:00Z'), { start: '2026-07-21T07:30:00-07:00' }],
  [
    'times before and after the end of daylight saving time',
    hours('2026-11-01T08:00:00Z', '2026-11-01T10:00:00Z'),
    { start: '2026-11-01T01:00:00-07:00', end: '2026-11-01T02:00:00-08:00' },
  ],
  ['a day without a time', days('2026-11-21'), { start: '2026-11-21' }],
  ['several days', days('2026-11-21', '2026-11-23'), { start: '2026-11-21', end: '2026-11-23' }],
])('isoRange returns machine-readable dates for %s (discovery section 1)', (_, when, range) => {
  expect(isoRange(when, zone)).toEqual(range);
});

describe('the id of an event', () => {
  test.each([
    ['Story Time', 'story-time'],
    ['Farmers’ Market & Music!', 'farmers-market-music'],
    ['Folklórico', 'folklorico'],
    ['../../etc/passwd?x=<script>', 'etc-passwd-x-script'],
    ['x'.repeat(300), 'x'.repeat(60)],
    [`${'x'.repeat(60)} y`, 'x'.repeat(60)],
    [`a ${'x'.repeat(58)} y`, `a-${'x'.repeat(58)}`],
    [`${'x'.repeat(55)} abcdefg`, 'x'.repeat(55)],
  ])('begins with a slug of up to 60 characters from the title: %s', (title, slug) => {
    expect(eventId(title, 'key')).toBe(`${slug}-${stablePart(eventId(title, 'key'))}`);
  });

  test.each(['日本の祭り', ''])('begins with “event” if the title has no Latin letters: %j', (title) => {
    expect(eventId(title, 'key')).toBe(`event-${stablePart(eventId(title, 'key'))}`);
  });

  test('ends in a hash that stays the same when the title changes', () => {
    expect(stablePart(eventId('Story Time', 'key'))).toBe(stablePart(eventId('Story Hour', 'key')));
    expect(stablePart(eventId('Story Time', 'key'))).not.toBe(stablePart(eventId('Story Time', 'other')));
  });

  test.each(['', 'story-time', 'story-time-012345678', '-0123456789', 'Story-0123456789', '../x-0123456789'])(
    'is not recognized if it is malformed: %j',
    (id) => {
      expect(stablePart(id)).toBeUndefined();
    },
  );
});

test.each([
  ['changes from http to https', 'http://city.example/feed http://city.example/e?id=7'],
  ['gets a final slash', 'https://city.example/feed https://city.example/e?id=7/'],
])('the id of an event stays the same when an address in its key %s', (_, key) => {
  expect(eventId('Story Time', key)).toBe(
    eventId('Story Time', 'https://city.example/feed https://city.example/e?id=7'),
  );
});
