import { describe, expect, it } from '@jest/globals';
import { mergeItems } from '@/lib/news/section/section-items';
import { feedIn, rssOf } from './fixture';

const seen = new Date('2026-11-20T12:00:00Z');

function rss(count: number, fields: (n: number) => string): string {
  return rssOf(Array.from({ length: count }, (_, n) => `<item>${fields(n)}</item>`).join(''));
}

function atom(count: number, fields: (n: number) => string): string {
  const entries = Array.from({ length: count }, (_, n) => `<entry>${fields(n)}</entry>`).join('');
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title>${entries}</feed>`;
}

/** Counts a feed's items: received, kept, with distinct ids, and shown together with a second feed. */
function counts(xml: string) {
  const { items, tally } = feedIn(xml);
  const list = items.map((item) => ({ ...item, firstSeen: seen }));
  return {
    came: tally.came,
    kept: items.length,
    names: new Set(items.map(({ id }) => id)).size,
    shown: mergeItems([list, list.slice(0, 5)]).length,
  };
}

describe('items in one feed', () => {
  const page = 'https://paper.example/news';

  it.each([
    [60, 'links that differ in a fragment', '<title>Story {n}</title><link>{page}#{n}</link>'],
    [60, 'links that differ in ref', '<title>Story {n}</title><link>{page}?ref={n}</link>'],
    [60, 'links that differ in mod', '<title>Story {n}</title><link>{page}?mod={n}</link>'],
    [48, 'links that differ in partner', '<title>Story {n}</title><link>{page}?partner={n}</link>'],
    [43, 'links that differ in cmp', '<title>Story {n}</title><link>{page}?cmp={n}</link>'],
    [43, 'links that differ in a query', '<title>Story</title><link>{page}?nid={n}</link>'],
    [99, 'the same link and no guid', '<title>Story {n}</title><link>{page}</link>'],
    [99, 'the same link and guid', '<title>Story {n}</title><link>{page}</link><guid>{page}</guid>'],
    [60, 'the same link and title', '<title>Advisory</title><link>{page}</link><guid>{n}</guid>'],
    [60, 'the same guid and title', '<title>Advisory</title><link>{page}/{n}</link><guid>0</guid>'],
  ])('stay separate if guids, addresses or titles differ: %i items with %s', (count, _name, fields) => {
    const xml = rss(count, (n) => fields.replaceAll('{page}', page).replaceAll('{n}', `${n}`));
    expect(counts(xml)).toEqual({ came: count, kept: count, names: count, shown: count });
  });

  it('stay separate if 60 Atom entries share an id', () => {
    const xml = atom(60, (n) => `<id>urn:x</id><title>Story ${n}</title><link href="${page}/${n}"/>`);
    expect(counts(xml)).toEqual({ came: 60, kept: 60, names: 60, shown: 60 });
  });

  it('are merged if they differ only in a tracking parameter', () => {
    const fields = (n: number) =>
      `<title>Story</title><link>${page}?utm_campaign=${n}&amp;fbclid=${n}</link>`;
    expect(counts(rss(10, fields))).toEqual({ came: 10, kept: 1, names: 1, shown: 1 });
  });
});

it('the id of an item does not change when another item is inserted before it', () => {
  const one = '<item><title>One</title><link>https://paper.example/1</link><guid>a</guid></item>';
  const two = '<item><title>Two</title><link>https://paper.example/2</link><guid>b</guid></item>';
  expect(feedIn(rssOf(two + one)).items[1]?.id).toBe(feedIn(rssOf(one)).items[0]?.id);
});
