import { describe, expect, it } from '@jest/globals';
import { namedItems } from '@/lib/news/fields/find-id';
import type { ParsedItem } from '@/lib/news/news-item';
import type { RawItem } from '@/lib/news/parse/raw-feed';
import { parseFeed } from '@/lib/news/parse-feed';
import { type ItemContext, itemContext, toNewsItem } from '@/lib/news/to-news-item';
import { rssOf } from './rows/fixture';

const source = { url: 'https://feeds.example/paper.xml' };

/** One raw item with its name, or why there is none. */
function made(raw: RawItem, context: ItemContext): ParsedItem | string | undefined {
  const one = toNewsItem(raw, context);
  return typeof one === 'string' ? one : namedItems([one])[0];
}

/** The item that comes of some fields, in a feed called Paper at paper.example. */
function whatBecomes(fields: string, name?: string): ParsedItem | string | undefined {
  const feed = parseFeed(Buffer.from(rssOf(`<item>${fields}</item>`)), source);
  if (!feed.ok) throw new Error(feed.failure.detail);
  const context = itemContext(feed.value, { ...source, name }, 'America/Los_Angeles');
  const [raw] = feed.value.items;
  return raw && made(raw, context);
}

function itemOf(fields: string, name?: string): ParsedItem | undefined {
  const result = whatBecomes(fields, name);
  return typeof result === 'string' ? undefined : result;
}

const title = '<title>A title</title>';
const link = '<link>https://paper.example/1</link>';

describe('the source of an item', () => {
  const own = '<source url="https://other.example/">The Other Paper</source>';

  it.each([
    ['its own', own, 'Configured', 'The Other Paper'],
    ['the configured one', '', 'Configured', 'Configured'],
    ['the title of the feed', '', undefined, 'Paper'],
    [
      'the configured one, when its own is empty',
      '<source url="https://other.example/"></source>',
      'Configured',
      'Configured',
    ],
    [
      'the configured one, when its own is an address',
      '<source>https://other.example/</source>',
      'Configured',
      'Configured',
    ],
  ])('is %s', (_name, fields, configured, expected) => {
    expect(itemOf(title + link + fields, configured)?.source).toBe(expected);
  });

  it('is the host of the link when nothing has a name', () => {
    const xml = `<rss><channel><item>${title}<link>https://www.paper.example/1</link></item></channel></rss>`;
    const feed = parseFeed(Buffer.from(xml), source);
    const raw = feed.ok ? feed.value.items[0] : undefined;
    const item = feed.ok && raw ? made(raw, itemContext(feed.value, source, 'UTC')) : undefined;
    expect(item).toMatchObject({ source: 'paper.example' });
  });
});

describe('what makes an item unusable', () => {
  it.each([
    ['no link', title, 'no-link'],
    ['neither title nor words', link, 'no-title'],
    ['a title of white space', `<title> &#160; </title>${link}`, 'no-title'],
    ['nothing at all', '', 'no-link'],
  ])('%s', (_name, fields, reason) => {
    expect(whatBecomes(fields)).toBe(reason);
  });
});

describe('limits', () => {
  it('cuts titles at 300, descriptions at 200, authors and sources at 80 characters', () => {
    const long = 'word '.repeat(1000);
    const item = itemOf(
      `<title>${long}</title>${link}<description>${long}</description><author>${long}</author><source url="x">${long}</source>`,
    );
    expect(item?.title.length).toBeLessThanOrEqual(300);
    expect(item?.description.length).toBeLessThanOrEqual(200);
    expect(item?.author?.length).toBeLessThanOrEqual(80);
    expect(item?.source.length).toBeLessThanOrEqual(80);
    expect(
      [item?.title, item?.description, item?.author, item?.source].every((text) => text?.endsWith('word…')),
    ).toBe(true);
  });

  it('makes a short name of a long guid, the same each time', () => {
    const fields = `${title}${link}<guid isPermaLink="false">${'g'.repeat(5000)}</guid>`;
    expect(itemOf(fields)?.id.length).toBeLessThanOrEqual(300);
    expect(itemOf(fields)?.id).toBe(itemOf(fields)?.id);
  });

  it('does not say the title again as description', () => {
    expect(itemOf(`${title}${link}<description>A title</description>`)?.description).toBe('');
    const more = itemOf(
      `${title}${link}<description>A title</description><content:encoded>And more</content:encoded>`,
    );
    expect(more?.description).toBe('And more');
  });
});
