import { describe, expect, it } from '@jest/globals';
import { readFeed } from '@/lib/news/read/read-feed';
import { feedIn, fixture, read, rssOf } from './fixture';

function storyXml(n: number, fields = ''): string {
  return `<item><title>Story ${n}</title><link>https://paper.example/${n}</link>${fields}</item>`;
}

function manyStories(count: number, fieldsOf: (n: number) => string = () => ''): string {
  return rssOf(Array.from({ length: count }, (_, n) => storyXml(n, fieldsOf(n))).join(''));
}

function readAtMost(xml: string, maxItems: number): (string | undefined)[] {
  const source = { url: 'https://feeds.example/paper.xml', maxItems };
  const result = readFeed({ bytes: Buffer.from(xml) }, { source, zone: 'UTC' });
  return result.ok ? result.value.items.map((item) => item.title) : [];
}

it('readFeed keeps the first 200 of 10,000 items (quirk 23)', () => {
  const { items } = feedIn(manyStories(10_000));
  expect(items).toHaveLength(200);
  expect(items.at(-1)?.title).toBe('Story 199');
});

it.each([
  ['an empty response', ''],
  ['blank lines', ' \r\n\t\n '],
  ['NUL bytes', '\0\0\0\0'],
  ['a byte order mark', '\uFEFF'],
])('a response without content is a failure: %s (quirk 24)', (_name, content) => {
  expect(read(content)).toMatchObject({ ok: false, failure: { reason: 'empty-body' } });
});

describe('quirk 29: a document that is not a feed', () => {
  const png = Buffer.from([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]);

  it.each([
    ['a web page that mentions a feed', fixture('documents/row-29-page.html')],
    ['XHTML', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0" "x"><html xmlns="x"/>'],
    ['an image', png],
  ])('fails as not-a-feed instead of yielding zero items: %s', (_name, content) => {
    expect(read(content)).toMatchObject({ ok: false, failure: { reason: 'not-a-feed' } });
  });
});

it('a feed fails as malformed if none of its items is usable (quirk 29)', () => {
  const xml = rssOf('<item><title>No link</title></item><item/>');
  expect(read(xml)).toMatchObject({ ok: false, failure: { reason: 'malformed' } });
});

it.each(['documents/row-67-warning-before-xml.xml', 'documents/row-67-two-roots.xml'])(
  'a damaged document is parsed: %s (quirk 30)',
  (file) => {
    expect(feedIn(fixture(file)).items).toHaveLength(1);
  },
);

describe('quirk 43: a truncated document', () => {
  it.each(['documents/row-43-cut-in-an-item.xml', 'documents/row-43-cut-in-cdata.xml'])(
    'fails and returns its complete items: %s',
    (file) => {
      const result = read(fixture(file));
      expect(result).toMatchObject({ ok: false, failure: { reason: 'truncated' } });
      const titles = result.ok ? [] : result.salvaged?.items.map((item) => item.id);
      expect(titles?.every((id) => id.startsWith('whole'))).toBe(true);
    },
  );

  it('fails wherever it is cut, and never invents or breaks an item', () => {
    const whole = rssOf(storyXml(1) + storyXml(2) + storyXml(3));
    for (let length = 30; length < whole.length; length++) {
      const result = read(whole.slice(0, length));
      expect(result.ok).toBe(false);
      const salvaged = result.ok ? [] : (result.salvaged?.items ?? []);
      expect(salvaged.map((item) => item.title)).toEqual(
        ['Story 1', 'Story 2', 'Story 3'].slice(0, salvaged.length),
      );
    }
  });
});

it.each([
  ['RSS', fixture('documents/row-44-empty-channel.xml')],
  ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title></feed>'],
  ['JSON', '{"version": "https://jsonfeed.org/version/1.1", "title": "Paper", "items": []}'],
])('a valid feed without items is accepted: %s (quirk 44)', (_name, content) => {
  expect(read(content)).toMatchObject({ ok: true, value: { items: [] } });
});

const day = (n: number) => `<pubDate>${new Date(Date.UTC(2026, 0, 1 + n)).toUTCString()}</pubDate>`;
const event = '<e:EventDates xmlns:e="https://city.example/">December 1, 2026</e:EventDates>';

it.each([
  ['first items if the newest are first (quirk 45)', (n: number) => day(10 - n), 'Story 0', 'Story 1'],
  ['last items if the oldest are first (quirk 45)', day, 'Story 8', 'Story 9'],
  ['first items if it is a calendar (quirk 35)', (n: number) => day(n) + event, 'Story 0', 'Story 1'],
])('a feed with more items than the limit keeps the %s', (_name, fieldsOf, ...kept) => {
  expect(readAtMost(manyStories(10, fieldsOf), 2)).toEqual(kept);
});

it('an edited item keeps its id when its title and text change (quirk 46)', () => {
  const [first] = feedIn(fixture('documents/row-46-first.xml')).items;
  const [edited] = feedIn(fixture('documents/row-46-edited.xml')).items;
  expect(edited?.id).toBe(first?.id);
  expect(edited).toMatchObject({ title: 'Pool opens in July', description: 'Better words.' });
});

describe('quirk 47: readFeed', () => {
  it('keeps title, description and category, which sections compare with their word lists', () => {
    const words = '<category>Sponsored</category><description>Paid for by a sponsor.</description>';
    const item = { title: 'Story 1', description: 'Paid for by a sponsor.', category: 'Sponsored' };
    expect(feedIn(rssOf(storyXml(1, words))).items[0]).toMatchObject(item);
  });

  it('does not apply word lists, because two sections may share one feed', () => {
    const source = { url: 'https://feeds.example/paper.xml', blockWords: ['Story'], onlyWords: ['nothing'] };
    const bytes = Buffer.from(manyStories(2));
    expect(readFeed({ bytes }, { source, zone: 'UTC' })).toMatchObject({
      ok: true,
      value: { items: [{}, {}] },
    });
  });
});
