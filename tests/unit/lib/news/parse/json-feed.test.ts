import { describe, expect, test } from '@jest/globals';
import { readJsonFeed } from '@/lib/news/parse/json-feed';
import type { RawElement } from '@/lib/news/parse/raw-feed';

const version = 'https://jsonfeed.org/version/1.1';

function feed(fields: object) {
  const read = readJsonFeed(JSON.stringify({ version, ...fields }));
  if (!read.ok) throw new Error(read.failure.detail);
  return read.value;
}

/** Returns the text of an element's children, by name. */
function texts({ children }: RawElement): Record<string, string[]> {
  return Object.fromEntries([...children].map(([name, all]) => [name, all.map(({ text }) => text)]));
}

const itemOf = (fields: object) => feed({ items: [fields] }).item(0);

describe('an item in a JSON Feed', () => {
  test('has the same field names as an item in an XML feed', () => {
    const item = itemOf({
      id: 7,
      url: ' https://paper.example/1 ',
      external_url: 'https://other.example/1',
      title: 'A <b> in a title',
      summary: 'Short.',
      content_html: '<p>Long.</p>',
      content_text: 'Plain.',
      image: 'https://paper.example/1.jpg',
      banner_image: 'https://paper.example/2.jpg',
      date_published: '2026-11-20T12:00:00Z',
      date_modified: '2026-11-21T12:00:00Z',
      tags: ['Housing', 'Rents'],
    });
    expect(texts(item)).toEqual({
      guid: ['7'],
      link: ['https://paper.example/1', 'https://other.example/1'],
      title: ['A <b> in a title'],
      description: ['Short.'],
      content: ['<p>Long.</p>', 'Plain.'],
      image: ['https://paper.example/1.jpg', 'https://paper.example/2.jpg'],
      published: ['2026-11-20T12:00:00Z'],
      updated: ['2026-11-21T12:00:00Z'],
      category: ['Housing', 'Rents'],
    });
  });

  test('marks its plain-text fields, and marks its id as not an address', () => {
    const { children } = itemOf({ id: 'a', title: 'a', summary: 'a', content_html: 'a', content_text: 'b' });
    const attributes = (name: string) => children.get(name)?.map((each) => each.attributes);
    expect(attributes('guid')).toEqual([{ ispermalink: 'false' }]);
    expect(['title', 'description'].map(attributes)).toEqual([[{ type: 'text' }], [{ type: 'text' }]]);
    expect(attributes('content')).toEqual([{}, { type: 'text' }]);
  });

  test('has no unpaired surrogates and no control characters in its strings (fault 57)', () => {
    const bad = 'a\ud83d\u0000b';
    const strings = { id: bad, url: bad, title: bad, content_html: bad, date_published: bad, author: bad };
    const item = itemOf({ ...strings, tags: [bad], attachments: [{ url: bad, mime_type: bad }] });
    const [file] = item.children.get('enclosure') ?? [];
    const { enclosure: _, ...fields } = texts(item);
    expect(new Set(Object.values(fields).flat())).toEqual(new Set(['ab']));
    expect(file?.attributes).toEqual({ url: 'ab', type: 'ab' });
  });

  test('is skipped if it is not an object', () => {
    expect(feed({ items: [null, 1, [], { id: 1 }] }).itemCount).toBe(1);
  });

  test.each([null, '', '  ', true, {}, []])('leaves out a field that is %j', (nothing) => {
    expect(texts(itemOf({ title: nothing, url: nothing, tags: nothing }))).toEqual({});
  });

  test('reads an author that is a string, and prefers a list of authors', () => {
    const authors = [{ name: 'A' }, { name: 'B' }];
    expect(texts(itemOf({ author: 'C' }))).toEqual({ 'dc:creator': ['C'] });
    expect(texts(itemOf({ authors, author: { name: 'C' } }))).toEqual({ 'dc:creator': ['A', 'B'] });
  });

  test('returns its attachments as enclosures, with their type if it is known', () => {
    const attachments = [{ url: 'a.mp3', mime_type: 'audio/mpeg' }, { url: 'b' }, { url: 5 }, 'c'];
    const enclosures = itemOf({ attachments }).children.get('enclosure') ?? [];
    const files = enclosures.map(({ attributes: { url, type } }) => [url, type]);
    expect(Object.fromEntries(files)).toEqual({ 'a.mp3': 'audio/mpeg', b: '' });
  });
});

test('readJsonFeed reads a feed’s title, home page and authors', () => {
  const { channel, format, complete } = feed({
    title: 'The Paper',
    home_page_url: 'https://paper.example/',
    authors: [{ name: 'The Staff' }],
  });
  const [title, link] = [['The Paper'], ['https://paper.example/']];
  expect(texts(channel)).toEqual({ title, link, 'dc:creator': ['The Staff'] });
  expect([format, complete]).toEqual(['json', true]);
  expect(channel.children.get('title')?.[0]?.attributes).toEqual({ type: 'text' });
});

test.each([
  ['{"version":"https://jsonfeed.org/version/1","items":[', 'truncated'],
  ['{"items":[', 'not-a-feed'],
  ['{"items":[]}', 'not-a-feed'],
  ['{"version":1}', 'not-a-feed'],
  ['{"version":"https://jsonfeed.org/version/2"}', 'not-a-feed'],
  ['["https://jsonfeed.org/version/1"]', 'not-a-feed'],
])('readJsonFeed rejects %j as %s', (text, reason) => {
  expect(readJsonFeed(text)).toMatchObject({ ok: false, failure: { reason } });
});

test('readJsonFeed rejects a truncated document as not-a-feed if 1,970 spaces precede its version', () => {
  const text = `${' '.repeat(1970)}{"version":"https://jsonfeed.org/version/1"`;
  expect(readJsonFeed(text)).toMatchObject({ ok: false, failure: { reason: 'not-a-feed' } });
});
