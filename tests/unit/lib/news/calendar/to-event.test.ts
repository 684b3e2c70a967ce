import { describe, expect, test } from '@jest/globals';
import { eventHours, readEvents, toLocalEvent } from '@/lib/news/calendar/to-event';
import type { CalendarFields, NewsItem } from '@/lib/news/news-item';
import { readFeed } from '@/lib/news/read/read-feed';
import { item } from '../make-item';

const at = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};

/** Returns the end (UTC) of an event in Los Angeles that begins on September 1 and lasts until `last`. */
function endOf(start: string, end: string, last = '2026-09-01'): string | undefined {
  const when = eventHours(
    { first: '2026-09-01', last },
    { start: at(start), end: at(end) },
    'America/Los_Angeles',
  );
  return when.kind === 'hours' ? when.end?.toISOString().slice(0, 16) : undefined;
}

test.each([
  ['14:00', '15:30', '2026-09-01T22:30'],
  ['10:30', '10:45', '2026-09-01T17:45'],
  ['22:00', '01:00', '2026-09-02T08:00'],
  ['10:45', '10:30', '2026-09-02T17:30'],
  ['08:00', '08:00', '2026-09-02T15:00'],
])(
  'an event from %s to %s ends the same day, or the next day if the end is not later than the start',
  (start, end, ends) => {
    expect(endOf(start, end)).toBe(ends);
  },
);

test('an event on several days whose end is before 5 a.m. ends in the night after its last day', () => {
  expect(endOf('20:00', '04:59', '2026-09-03')).toBe('2026-09-04T11:59');
  expect(endOf('20:00', '05:00', '2026-09-03')).toBe('2026-09-03T12:00');
});

const zone = 'America/Los_Angeles';
const feed = 'https://city.example/RSSFeed.aspx?ModID=58&CID=All-calendar.xml';
const firstSeen = new Date('2026-08-20T12:00:00Z');

function entry(calendar: Partial<CalendarFields>, fields: Partial<NewsItem> = {}) {
  const whole = { dates: 'September 1, 2026', times: '02:00 PM - 03:30 PM', text: '', ...calendar };
  return item({ id: 'EID=7', title: 'Story Time', firstSeen, calendar: whole, ...fields });
}

function when(calendar: Partial<CalendarFields>) {
  return toLocalEvent(entry(calendar), feed, zone)?.when;
}

/** Creates a calendar feed with one entry that has these fields, as the city's software writes it. */
function document(fields: string, prefix = 'calendarEvent'): Buffer {
  return Buffer.from(`<?xml version="1.0"?>
<rss version="2.0" xmlns:${prefix}="https://www.city.example/Calendar.aspx"><channel><title>Calendar</title>
<item><title>Planning &amp;amp; Committee</title><link>https://www.city.example/Calendar.aspx?EID=3917</link>
<pubDate>Wed, 26 Aug 2026 15:19:37 -0600</pubDate>${fields}</item></channel></rss>`);
}

function read(fields: string, prefix?: string) {
  const result = readFeed(
    { bytes: document(fields, prefix) },
    { source: { url: feed, name: 'The City' }, zone },
  );
  if (!result.ok) throw new Error(result.failure.detail);
  const items = result.value.items.map((one) => ({ ...one, firstSeen }));
  return readEvents(items, feed, zone);
}

const fields = `<calendarEvent:EventDates> September 1, 2026 </calendarEvent:EventDates>
<calendarEvent:EventTimes>02:00 PM - 03:30 PM</calendarEvent:EventTimes>
<calendarEvent:Location>1905 W 1st StGulf Shores, AL 36547</calendarEvent:Location>`;

test('calendar fields are recognized by local name, whatever address the prefix is bound to (quirk 34)', () => {
  const [start, end] = [new Date('2026-09-01T21:00:00Z'), new Date('2026-09-01T22:30:00Z')];
  expect(read(fields).events).toMatchObject([
    {
      title: 'Planning & Committee',
      when: { kind: 'hours', start, end },
      address: '1905 W 1st St, Gulf Shores, AL 36547',
      url: 'https://www.city.example/Calendar.aspx?EID=3917',
      source: { name: 'The City', url: 'https://www.city.example/' },
    },
  ]);
});

describe('dates and hours (quirk 35)', () => {
  test.each([
    ['an entry whose pubDate is only the time of posting', '', '', '2026-09-01T21:00Z', '2026-09-01T22:30Z'],
    ['summer time', 'July 1, 2026', '', '2026-07-01T21:00Z', '2026-07-01T22:30Z'],
    ['winter time', 'December 1, 2026', '', '2026-12-01T22:00Z', '2026-12-01T23:30Z'],
    ['the end of daylight saving time', 'November 1, 2026', '', '2026-11-01T22:00Z', '2026-11-01T23:30Z'],
    ['the beginning of daylight saving time', 'March 8, 2026', '', '2026-03-08T21:00Z', '2026-03-08T22:30Z'],
    ['a range of days', 'September 1 - 3, 2026', '10 AM - 4 PM', '2026-09-01T17:00Z', '2026-09-03T23:00Z'],
    ['an end after midnight', '', '10:00 PM - 01:00 AM', '2026-09-02T05:00Z', '2026-09-02T08:00Z'],
    [
      'evenings that end at midnight',
      'September 1 - 3, 2026',
      '07:00 PM - 12:00 AM',
      '2026-09-02T02:00Z',
      '2026-09-04T07:00Z',
    ],
    [
      'evenings that end in the new year',
      'December 30 - 31, 2026',
      '8 PM - 2 AM',
      '2026-12-31T04:00Z',
      '2027-01-01T10:00Z',
    ],
    [
      'evenings on both sides of a clock change',
      'Oct. 31 - Nov. 1, 2026',
      '8 PM - 12 AM',
      '2026-11-01T03:00Z',
      '2026-11-02T08:00Z',
    ],
    [
      'a range that ends in the morning',
      'September 4 - 6, 2026',
      '6 PM - 9 AM',
      '2026-09-05T01:00Z',
      '2026-09-06T16:00Z',
    ],
    ['only a start time', '', '07:00 PM', '2026-09-02T02:00Z', undefined],
    ['a placeholder as the end time', '', '07:00 PM - 11:59 PM', '2026-09-02T02:00Z', undefined],
    ['an end equal to the start', '', '07:00 PM - 07:00 PM', '2026-09-02T02:00Z', undefined],
    [
      'a range that ends at midnight',
      'September 1 - 3, 2026',
      '7 PM - 11:59 PM',
      '2026-09-02T02:00Z',
      '2026-09-04T06:59Z',
    ],
  ])('are computed for %s: %s %s', (_, dates, times, start, end) => {
    const written = { ...(dates && { dates }), ...(times && { times }) };
    const ends = end && { end: new Date(end) };
    expect(when(written)).toEqual({ kind: 'hours', start: new Date(start), ...ends });
  });

  test.each([
    ['September 1 - 3, 2026', '10:00 AM', '2026-09-01', '2026-09-03', false],
    ['September 1 - 3, 2026', '10:00 AM - 10:00 AM', '2026-09-01', '2026-09-03', false],
    ['June 29, 2026 - August 31, 2026', 'All Day', '2026-06-29', '2026-08-31', true],
    ['September 1, 2026', undefined, '2026-09-01', '2026-09-01', false],
  ])('are only days if the hours are missing or incomplete: %s, %s', (dates, times, first, last, allDay) => {
    expect(when({ dates, times })).toEqual({ kind: 'days', first, last, allDay });
  });

  test('that cannot be read cause the entry to be skipped and counted', () => {
    const items = [
      entry({}),
      entry({ dates: 'See the flyer' }),
      entry({ times: 'after the parade' }),
      item(),
    ];
    const { events, skipped } = readEvents(items, feed, zone);
    expect([events.length, skipped]).toEqual([1, 2]);
  });
});

describe('the fields of a calendar event (quirk 36)', () => {
  test('take the place from the description’s separate lines, not from the location field that joins them', () => {
    const description = `<description>&lt;strong&gt;Event date:&lt;/strong&gt; September 1, 2026 &lt;br&gt;
&lt;strong&gt;Event Time: &lt;/strong&gt;02:00 PM - 03:30 PM&lt;br&gt;&lt;strong&gt;Location:&lt;/strong&gt;&lt;br&gt;
DeVry Hall, McNeil Room&lt;br&gt;500 W Broadway&lt;br&gt;Anaheim, CA 92805&lt;br&gt;
&lt;strong&gt;Description:&lt;/strong&gt;&lt;br&gt;Books &amp;amp; songs &#243;.&lt;script&gt;alert(1)&lt;/script&gt;</description>`;
    expect(read(description + fields).events[0]).toMatchObject({
      place: 'DeVry Hall, McNeil Room',
      address: '500 W Broadway, Anaheim, CA 92805',
      text: 'Books & songs ó.',
    });
  });

  test('take the status from the title', () => {
    const event = toLocalEvent(entry({}, { title: 'CANCELLED - Story Time' }), feed, zone);
    expect(event).toMatchObject({ title: 'Story Time', status: 'cancelled' });
  });
});

describe('an event’s id', () => {
  const id = (calendar: Partial<CalendarFields>, fieldsOfItem: Partial<NewsItem> = {}) =>
    toLocalEvent(entry(calendar, fieldsOfItem), feed, zone)?.id;

  test('does not change when the event is canceled', () => {
    expect(id({}, { title: 'Story Time (CANCELLED)' })).toBe(id({}));
  });

  test('does not change when only the timestamp at the end of a CivicPlus guid changes', () => {
    const at = (ticks: string) =>
      read(`${fields}<guid>https://www.city.example/Calendar.aspx?EID=3917/${ticks}</guid>`).events[0]?.id;
    expect(at('639228335770000000')).toBe(at('639231000000000000'));
  });

  test('differs between events with the same title', () => {
    expect(id({}, { id: 'EID=8' })).not.toBe(id({}));
  });
});
