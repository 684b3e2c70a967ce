import { describe, expect, it } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { feedIn, rssOf } from './fixture';

const link = '<link>https://paper.example/1</link>';

function dateOf(fields: string): Date | undefined {
  return feedIn(rssOf(`<item><title>A</title>${link}${fields}</item>`)).items[0]?.pubDate;
}

describe('quirk 20: the zone of a date without a zone', () => {
  const xml = rssOf(`<item><title>A</title>${link}<pubDate>2026-11-20 09:10</pubDate></item>`);

  it.each([
    ['the zone that the site passes', undefined, '2026-11-20T17:10:00Z'],
    ['the zone of the source, if it has one', 'Europe/Berlin', '2026-11-20T08:10:00Z'],
  ])('is %s', (_name, zone, instant) => {
    const source = { url: 'https://feeds.example/', zone };
    const result = readFeed({ bytes: Buffer.from(xml), source, zone: 'America/Los_Angeles' });
    expect(result).toMatchObject({ ok: true, value: { items: [{ pubDate: new Date(instant) }] } });
  });
});

describe('quirk 21: an invalid date', () => {
  it.each([
    ['no date', ''],
    ['an empty date', '<pubDate></pubDate>'],
    ['a word', '<pubDate>Invalid Date</pubDate>'],
    ['1970', '<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>'],
    ['zero', '<pubDate>0</pubDate>'],
    ['31 February', '<pubDate>Tue, 31 Feb 2026 00:00:00 GMT</pubDate>'],
    ['the year 0001', '<pubDate>Mon, 01 Jan 0001 00:00:00 GMT</pubDate>'],
  ])('%s leaves the item without a date', (_name, fields) => {
    expect(dateOf(fields)).toBeUndefined();
  });
});

describe('a day without an hour', () => {
  it.each([
    ['2026-11-21', undefined],
    ['November 21, 2026', undefined],
    ['21 November 2026', 'Europe/Berlin'],
  ])('is the same day in the city’s zone if it is %s in a source of the zone %s', (date, zone) => {
    const bytes = Buffer.from(rssOf(`<item><title>A</title>${link}<pubDate>${date}</pubDate></item>`));
    const result = readFeed({
      bytes,
      source: { url: 'https://feeds.example/', zone },
      zone: 'America/Los_Angeles',
    });
    const day = { pubDate: new Date('2026-11-21T08:00:00Z'), dayOnly: true };
    expect(result).toMatchObject({ ok: true, value: { items: [day] } });
  });
});
