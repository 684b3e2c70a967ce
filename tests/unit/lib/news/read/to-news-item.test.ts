import { describe, expect, it } from '@jest/globals';
import { namedItems } from '@/lib/news/fields/find-id';
import type { ParsedItem } from '@/lib/news/news-item';
import { parseFeed } from '@/lib/news/read/read-feed';
import { itemContext, ownTitles, toNewsItem } from '@/lib/news/read/to-news-item';
import { rssOf } from '../rows/fixture';

const source = { url: 'https://feeds.example/paper.xml' };

/** Returns the first item of a feed, or the reason why it is dropped. */
function firstOf(document: string, name?: string, places?: string[]): ParsedItem | string | undefined {
  const feed = parseFeed(Buffer.from(document), source.url);
  if (!feed.ok) throw new Error(feed.failure.detail);
  const raw = feed.value.item(0);
  const context = itemContext(feed.value, { ...source, name }, 'America/Los_Angeles', places);
  const one = toNewsItem(raw, ownTitles([raw], context)[0] ?? '', context);
  return typeof one === 'string' ? one : namedItems([one])[0];
}

/** Converts an item with these fields, in a feed called Paper at paper.example. */
const whatBecomes = (fields: string, name?: string) => firstOf(rssOf(`<item>${fields}</item>`), name);

function itemOf(fields: string, name?: string): ParsedItem | undefined {
  const result = whatBecomes(fields, name);
  return typeof result === 'string' ? undefined : result;
}

const title = '<title>A title</title>';
const link = '<link>https://paper.example/1</link>';

describe('the source of an item', () => {
  const own = '<source url="https://other.example/">The Other Paper</source>';

  it.each([
    ['the source that the item names, rather than the configured name', own, 'Configured', 'The Other Paper'],
    ['the configured name, rather than the feed’s title', '', 'Configured', 'Configured'],
    ['the feed’s title if no name is configured', '', undefined, 'Paper'],
  ])('is %s', (_name, fields, configured, expected) => {
    expect(itemOf(title + link + fields, configured)?.source).toBe(expected);
  });

  it('falls back to the link’s host if neither the item nor the feed names a source', () => {
    const xml = `<rss><channel><item>${title}<link>https://www.paper.example/1</link></item></channel></rss>`;
    expect(firstOf(xml)).toMatchObject({ source: 'paper.example' });
  });
});

describe('the author of an item', () => {
  const atomOf = (author: string, fields = '') => {
    const id = `<id>1</id><title>A title</title><link href="https://paper.example/1"/>${fields}`;
    return `<feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title>${author}<entry>${id}</entry></feed>`;
  };
  const authorIn = (document: string, name?: string) => {
    const one = firstOf(document, name);
    return typeof one === 'object' ? one.author : undefined;
  };
  const desk = '<author><name>The Desk</name></author>';
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    authors: [{ name: 'The Desk' }],
    items: [{ id: '1', title: 'A title', url: 'https://paper.example/1' }],
  });
  const copied = '<source><title>The Other Paper</title></source>';
  const google = atomOf(desk).replace('https://paper.example/1', 'https://news.google.com/articles/1');

  it.each([
    ['is the Atom feed’s author if the item names none', atomOf(desk), 'The Desk'],
    ['is the JSON feed’s author if the item names none', json, 'The Desk'],
    ['is the item’s own author if it names one', atomOf(desk, '<author><name>Ann</name></author>'), 'Ann'],
    ['is not the editor of an RSS feed', rssOf(`<author>Ed</author><item>${title}${link}</item>`), undefined],
    ['is not the author of a feed that copies the item', atomOf(desk, copied), undefined],
    ['is not the author of a Google News feed', google, undefined],
  ])('%s', (_name, document, author) => {
    expect(authorIn(document)).toBe(author);
  });

  it('is neither the configured name of the source nor the title of the feed', () => {
    expect(authorIn(atomOf(desk), 'The Desk')).toBeUndefined();
    expect(authorIn(atomOf('<author><name>Paper</name></author>'), 'The Desk')).toBeUndefined();
  });
});

describe('a dateline', () => {
  const story = 'The library opens its doors again on Saturday, a year after the roof gave way.';
  const categoriesOf = (categories: readonly string[], places = ['BOULDER']) => {
    const fields = `${title}${link}${categories.map((one) => `<category>${one}</category>`).join('')}`;
    const item = `<item>${fields}<description>BOULDER — ${story}</description></item>`;
    const one = firstOf(rssOf(item), undefined, places);
    return typeof one === 'object' ? one : undefined;
  };

  it('becomes the last category when it is removed from the text', () => {
    const named = categoriesOf(['Parks']);
    expect(named?.description).toBe(story);
    expect(named?.categories?.map((name) => name.toLowerCase())).toEqual(['parks', 'boulder']);
    expect(named?.category).toBe('Parks');
  });

  it('counts toward the limit of ten categories, and is listed once (quirk 42)', () => {
    const many = Array.from({ length: 12 }, (_, at) => `Topic ${at}`);
    expect(categoriesOf(many)?.categories).toHaveLength(10);
    const [place = ''] = categoriesOf([])?.categories ?? [];
    expect(categoriesOf([place, 'Parks'])?.categories).toEqual([place, 'Parks']);
  });

  it('adds no category if the text does not begin with one (quirk 42)', () => {
    expect(itemOf(title + link)).not.toHaveProperty('categories');
  });
});

it.each([
  ['no link', title, 'no-link'],
  ['neither a title nor text', link, 'no-title'],
  ['a title of only white space', `<title> &#160; </title>${link}`, 'no-title'],
  ['no fields at all', '', 'no-link'],
])('toNewsItem rejects an item with %s', (_name, fields, reason) => {
  expect(whatBecomes(fields)).toBe(reason);
});

it('the description does not repeat the title', () => {
  expect(itemOf(`${title}${link}<description>A title</description>`)?.description).toBe('');
  const more = '<description>A title</description><content:encoded>And more</content:encoded>';
  expect(itemOf(title + link + more)?.description).toBe('And more');
});
