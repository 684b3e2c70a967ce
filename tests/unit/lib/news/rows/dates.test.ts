import { expect, it } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { rssOf } from './fixture';

/** Returns an item with this date, as a site in Los Angeles reads it from a source in `zone`. */
function itemOf(date: string, zone?: string) {
  const item = `<item><title>A</title><link>https://paper.example/1</link><pubDate>${date}</pubDate></item>`;
  const source = { url: 'https://feeds.example/', zone };
  const feed = readFeed({ bytes: Buffer.from(rssOf(item)) }, { source, zone: 'America/Los_Angeles' });
  return feed.ok ? feed.value.items[0] : undefined;
}

it.each([
  ['the city’s time zone', undefined, '2026-11-20T17:10:00Z'],
  ['the source’s time zone, if it has one', 'Europe/Berlin', '2026-11-20T08:10:00Z'],
])('a date without a time zone is read in %s (quirk 20)', (_name, zone, instant) => {
  expect(itemOf('2026-11-20 09:10', zone)?.pubDate).toEqual(new Date(instant));
});

it('an item with an invalid date has no date (quirk 21)', () => {
  expect(itemOf('Tue, 31 Feb 2026 00:00:00 GMT')).toMatchObject({ title: 'A', pubDate: undefined });
});

it.each([
  ['2026-11-21', undefined],
  ['November 21, 2026', undefined],
  ['21 November 2026', 'Europe/Berlin'],
])(
  'a date without a time is the same day in the city’s time zone: %s (the source’s zone: %s)',
  (date, zone) => {
    const day = { pubDate: new Date('2026-11-21T08:00:00Z'), dayOnly: true };
    expect(itemOf(date, zone)).toMatchObject(day);
  },
);
