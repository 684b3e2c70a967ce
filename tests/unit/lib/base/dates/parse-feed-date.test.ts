import { describe, expect, it } from '@jest/globals';
import { readFeedDate } from '@/lib/base/dates/parse-feed-date';

const losAngeles = 'America/Los_Angeles';

function iso(text: string, zone = losAngeles): string | undefined {
  return readFeedDate(text, zone)?.date.toISOString();
}

it.each([
  ['Fri, 20 Nov 2026 09:10:00 -0800', '2026-11-20T17:10:00.000Z'],
  ['Fri, 20 Nov 2026 09:10:00 GMT', '2026-11-20T09:10:00.000Z'],
  ['Fri, 20 Nov 2026 09:10 GMT', '2026-11-20T09:10:00.000Z'],
  ['Fri, 20 Nov 26 09:10:00 GMT', '2026-11-20T09:10:00.000Z'],
  ['Sat, 1 Jan 94 00:00:00 GMT', '1994-01-01T00:00:00.000Z'],
  ['Fri,20 Nov 2026 9:10:00 GMT', '2026-11-20T09:10:00.000Z'],
  ['  Fri, 20  November 2026\n09:10:00 +0100 ', '2026-11-20T08:10:00.000Z'],
  ['Tue, 1 Sept 2026 09:10:00 GMT', '2026-09-01T09:10:00.000Z'],
  ['Fri Nov 20 09:10:00 PST 2026', '2026-11-20T17:10:00.000Z'],
  ['Fri Nov 20 2026 09:10:00 GMT-0800 (PST)', '2026-11-20T17:10:00.000Z'],
  ['November 20, 2026 9:10 PM EST', '2026-11-21T02:10:00.000Z'],
  ['Nov. 20th, 2026, 12:05 a.m. PT', '2026-11-20T08:05:00.000Z'],
  ['Sun, 31 May 2026 24:00:00 GMT', '2026-06-01T00:00:00.000Z'],
  ['Sun, 31 May 2026 24:00:00', '2026-06-01T07:00:00.000Z'],
  ['Wed, 31 Dec 2025 23:59:60 GMT', '2025-12-31T23:59:59.000Z'],
  ['Sat, 29 Feb 2020 10:00:00 GMT', '2020-02-29T10:00:00.000Z'],
  // The dates below have month names in other languages.
  ['Seg, 24 Set 2018 19:42:40 -0300', '2018-09-24T22:42:40.000Z'],
  ['5 de enero de 2026 10:00 GMT', '2026-01-05T10:00:00.000Z'],
  ['Mar, 05 Mar 2024 10:00:00 GMT', '2024-03-05T10:00:00.000Z'],
  ['ven., 20 févr. 2026 10:00:00 GMT', '2026-02-20T10:00:00.000Z'],
  ['20. Dezember 2026 10:00 GMT', '2026-12-20T10:00:00.000Z'],
  ['do 21 mei 2026 10:00:00 GMT', '2026-05-21T10:00:00.000Z'],
  ['Пт, 20 ноября 2026 10:00:00 GMT', '2026-11-20T10:00:00.000Z'],
  ['15 Ağu 2026 10:00 GMT', '2026-08-15T10:00:00.000Z'],
])(
  'readFeedDate reads a date in RFC 822 or a variant of it, in any language (quirk 20): %s',
  (text, instant) => {
    expect(iso(text)).toBe(instant);
  },
);

it('readFeedDate ignores impossible offsets and unknown zones', () => {
  expect(iso('20 Nov 2026 09:10:00 +9900')).toBe('2026-11-20T17:10:00.000Z');
  expect(iso('20 Nov 2026 09:10:00 XYZ')).toBe('2026-11-20T17:10:00.000Z');
  expect(iso('2026-11-20 09:10 Middle/Earth')).toBe('2026-11-20T17:10:00.000Z');
});

describe('readFeedDate, for ISO 8601 and numeric dates (quirk 20),', () => {
  it.each([
    ['2026-11-20T09:10:00Z', '2026-11-20T09:10:00.000Z'],
    ['2026-11-20T09:10:00.123456Z', '2026-11-20T09:10:00.000Z'],
    ['2026-11-20T09:10:00-08:00', '2026-11-20T17:10:00.000Z'],
    ['2026-11-20t09:10z', '2026-11-20T09:10:00.000Z'],
    ['2026-11-20 09:10:00 +0000', '2026-11-20T09:10:00.000Z'],
    ['20261120T091000Z', '2026-11-20T09:10:00.000Z'],
    ['2026-11-20', '2026-11-20T08:00:00.000Z'],
    ['2020/1/10 14:33:00', '2020-01-10T22:33:00.000Z'],
    ['07.02.2025 14.30', '2025-02-07T22:30:00.000Z'],
    ['11/20/2026 9:10 AM', '2026-11-20T17:10:00.000Z'],
    ['1795165800', '2026-11-20T09:10:00.000Z'],
    ['1795165800000', '2026-11-20T09:10:00.000Z'],
    ['1990-01-01T09:10:00Z', '1990-01-01T09:10:00.000Z'],
    ['631152600', '1990-01-01T00:10:00.000Z'],
  ])('reads %s', (text, instant) => {
    expect(iso(text)).toBe(instant);
  });

  it('reads 5/6/2026 as May 6 only in U.S. time zones', () => {
    expect(iso('5/6/2026', 'America/Los_Angeles')).toBe('2026-05-06T07:00:00.000Z');
    expect(iso('5/6/2026', 'Europe/London')).toBe('2026-06-04T23:00:00.000Z');
  });
});

describe('the default zone of a date without a zone', () => {
  it.each([
    ['before the clocks change', '2026-11-01 00:59', '2026-11-01T07:59:00.000Z'],
    ['after the clocks change', '2026-11-01 03:00', '2026-11-01T11:00:00.000Z'],
    ['in the hour that does not exist', '2026-03-08 02:30', '2026-03-08T10:30:00.000Z'],
  ])('applies to a time %s', (_name, text, instant) => {
    expect(iso(text)).toBe(instant);
  });

  it('is UTC if its name is unknown', () => {
    expect(iso('2026-11-20 09:10', 'Mars/Olympus')).toBe('2026-11-20T09:10:00.000Z');
  });
});

it.each([
  '',
  'Invalid Date',
  '3 days ago',
  '31 Feb 2026 10:00:00 GMT',
  '2026-11-20T25:10:00Z',
  '2026-11-20T10:60:00Z',
  '2026-11-20T10:10:61Z',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  '1989-12-31T23:59:59Z',
  '0000-00-00 00:00:00',
  '0001-01-01T00:00:00Z',
  '0',
  '-1',
  '2026',
])('readFeedDate rejects an unreadable date (quirk 21): %j', (text) => {
  expect(readFeedDate(text, losAngeles)).toBeUndefined();
});

it.each(['x', '1 '])('readFeedDate rejects %j repeated 100,000 times (quirk 21)', (part) => {
  expect(readFeedDate(part.repeat(100_000), losAngeles)).toBeUndefined();
});

it.each([
  ['2026-11-20 09:10 America/Los_Angeles', '2026-11-20T17:10:00Z'],
  ['2026-11-20T18:10:00+01:00[Europe/Berlin]', '2026-11-20T17:10:00Z'],
  ['Nov 20, 2026 9:10 am (America/Los_Angeles)', '2026-11-20T17:10:00Z'],
])('readFeedDate reads a date with the name of a time zone: %s', (text, instant) => {
  expect(readFeedDate(text, 'UTC')?.date).toEqual(new Date(instant));
});

describe('a day without a time', () => {
  it.each(['2026-11-21', 'November 21, 2026', '21 Nov 2026', '11/21/2026', 'Sat, 21 Nov 2026'])(
    'is read as a day in the source’s zone: %s',
    (text) => {
      expect(readFeedDate(text, 'America/Los_Angeles')).toMatchObject({
        hasHour: false,
        day: { year: 2026, month: 11, day: 21 },
      });
    },
  );

  it.each(['2026-11-21T00:00:00Z', 'Sat, 21 Nov 2026 00:00:00 +0000', '2026-11-21 00:00'])(
    'may be written as a time of exactly midnight: %s',
    (text) => {
      expect(readFeedDate(text, 'UTC')).toMatchObject({
        hasHour: true,
        day: { year: 2026, month: 11, day: 21 },
      });
    },
  );

  it.each(['2026-11-21T00:00:30Z', 'Sat, 21 Nov 2026 14:00:00 GMT', '2026-11-21 14:00', '1795219200'])(
    'is not returned for a date with any other time: %s',
    (text) => {
      const found = readFeedDate(text, 'UTC');
      expect(found).not.toHaveProperty('day');
      expect(found?.hasHour).toBe(true);
    },
  );
});
