import { describe, expect, it } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { feedIn, read, rssOf } from '../rows/fixture';

const story = '<item><title>A</title><link>https://paper.example/1</link></item>';

describe('readFeed', () => {
  it('counts the items received, kept and dropped, by reason', () => {
    const same = '<item><title>B</title><link>https://paper.example/2</link></item>';
    const fields = `<item><title>No link</title></item><item><link>https://paper.example/3</link></item>${same}${same}`;
    const bytes = Buffer.from(rssOf(`${fields}${story.repeat(10)}`));
    const result = readFeed(
      { bytes },
      { source: { url: 'https://feeds.example/', maxItems: 5 }, zone: 'UTC' },
    );
    const dropped = { 'no-link': 1, 'no-title': 1, duplicate: 1, 'over-limit': 9 };
    expect(result).toMatchObject({ value: { tally: { came: 14, kept: 2, dropped } } });
  });

  it('marks dates as day-only for a source with daysOnly', () => {
    const dated =
      '<item><title>C</title><link>https://paper.example/9</link><pubDate>Sat, 21 Nov 2026 18:50:00 -0800</pubDate></item>';
    const source = { url: 'sample:local-news', daysOnly: true as const };
    const result = readFeed({ bytes: Buffer.from(rssOf(dated)) }, { source, zone: 'America/Los_Angeles' });
    const item = { pubDate: new Date('2026-11-22T02:50:00Z'), dayOnly: true };
    expect(result).toMatchObject({ value: { items: [item] } });
  });

  it('does not throw on random bytes', () => {
    let seed = 42;
    const byte = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % 256;
    };
    const noise = Array.from({ length: 200 }, () => Buffer.from(Array.from({ length: 300 }, byte)));
    const inFeed = noise.map((bytes) =>
      Buffer.from(rssOf(`<item>${bytes.toString('latin1')}</item>`), 'latin1'),
    );
    for (const bytes of [...noise, ...inFeed]) expect(typeof read(bytes).ok).toBe('boolean');
  });

  it('does not throw if any single character of a feed is missing or repeated', () => {
    const xml = rssOf(
      `${story}<item><title type="html">B &amp; <![CDATA[<b>]]></title><link href="/2"/></item>`,
    );
    for (let at = 0; at < xml.length; at++) {
      expect(typeof read(xml.slice(0, at) + xml.slice(at + 1)).ok).toBe('boolean');
      expect(typeof read(xml.slice(0, at) + xml.charAt(at) + xml.slice(at)).ok).toBe('boolean');
    }
  });
});

describe('a feed with times at midnight', () => {
  const midnight = '21 Nov 2026 00:00:00 GMT';
  const datesOf = (...dates: string[]) => {
    const items = dates.map(
      (date, at) =>
        `<item><title>Story ${at}</title><link>https://paper.example/${at}</link><pubDate>${date}</pubDate></item>`,
    );
    return feedIn(rssOf(items.join(''))).items.map(({ pubDate, dayOnly }) => [
      pubDate?.toISOString().slice(0, 13),
      dayOnly,
    ]);
  };
  const day = ['2026-11-21T08', true];

  it('has dates without times if all times are midnight and there are at least three', () => {
    expect(datesOf(midnight, midnight, midnight)).toEqual([day, day, day]);
    const hour = ['2026-11-21T00', undefined];
    expect(datesOf(midnight, midnight)).toEqual([hour, hour]);
  });

  it('has dates without times even if some items have no time or date', () => {
    const dates = datesOf(midnight, '2026-11-21', midnight, '', midnight);
    expect(dates).toEqual([day, day, day, [undefined, undefined], day]);
  });

  it('keeps its times if one of them is not midnight', () => {
    const all = datesOf(midnight, midnight, midnight, '21 Nov 2026 05:00:00 GMT');
    expect(all.map(([, dayOnly]) => dayOnly)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
