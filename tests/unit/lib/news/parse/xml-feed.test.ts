import { describe, expect, test } from '@jest/globals';
import type { RawDocument } from '@/lib/news/parse/raw-feed';
import { readXmlFeed } from '@/lib/news/parse/xml-feed';

const url = 'https://paper.example/feeds/all.xml';

function feed(source: string): RawDocument {
  const read = readXmlFeed(source, url);
  if (!read.ok) throw new Error(read.failure.detail);
  return read.value;
}

const titleOf = ({ channel }: RawDocument) => channel.children.get('title')?.map(({ text }) => text);
const titlesOf = ({ itemCount, item }: RawDocument) =>
  Array.from({ length: itemCount }, (_, at) => item(at).children.get('title')?.[0]?.text);
const rss = (inside: string) => `<rss version="2.0"><channel>${inside}</channel></rss>`;

test.each([
  ['rss', rss('<title>The Paper</title>')],
  ['rdf', '<rdf:RDF><channel><title>The Paper</title></channel></rdf:RDF>'],
  ['atom', '<feed xmlns="http://www.w3.org/2005/Atom"><title>The Paper</title></feed>'],
])('readXmlFeed recognizes %s by its root and reads its title', (format, source) => {
  const read = feed(source);
  expect(read.format).toBe(format);
  expect(titleOf(read)).toEqual(['The Paper']);
});

test('elements outside the channel are not fields of the channel', () => {
  const read = feed('<rss><title>Of nothing</title><channel><title>The Paper</title></channel></rss>');
  expect(titleOf(read)).toEqual(['The Paper']);
});

describe('the base of relative addresses', () => {
  test.each([
    [
      'the xml:base of the root',
      '<rss xml:base="/sports/"><channel/></rss>',
      'https://paper.example/sports/',
    ],
    ['the xml:base of the channel', '<rss><channel xml:base="b/"/></rss>', 'https://paper.example/feeds/b/'],
    [
      'the xml:base of the root even if the channel has one too',
      '<rss xml:base="/a/"><channel xml:base="/b/"/></rss>',
      'https://paper.example/a/',
    ],
  ])('is %s', (_, source, base) => {
    expect(feed(source).base).toBe(base);
  });

  test('is undefined if the feed has no xml:base', () => {
    expect(feed(rss('')).base).toBeUndefined();
  });
});

describe('a document without items', () => {
  test.each([
    ['truncated', 'the document ends before its first item does', '<rss><channel><title>The Paper'],
    ['malformed', 'no channel and no items', '<rss></rss>'],
    ['malformed', 'no channel and no items', '<rss><chanel></chanel></rss>'],
    ['not-a-feed', 'a feed element of another vocabulary', '<feed xmlns="urn:toys"><a/></feed>'],
  ])('fails as %s: %s', (reason, detail, source) => {
    expect(readXmlFeed(source, url)).toMatchObject({ ok: false, failure: { reason, detail } });
  });

  test.each([
    ['RSS', rss('')],
    ['Atom 1.0', '<feed xmlns="http://www.w3.org/2005/Atom"><title/></feed>'],
    ['Atom 0.3', '<feed xmlns="http://purl.org/atom/ns#"><title/></feed>'],
    ['a feed element without a namespace', '<feed><title/></feed>'],
    ['RSS in an unknown namespace', '<rss xmlns="urn:toys"><channel><title/></channel></rss>'],
  ])('is accepted as an empty feed: %s', (_, source) => {
    expect(feed(source)).toMatchObject({ itemCount: 0, complete: true });
  });
});

test('readXmlFeed accepts a feed element in an unknown namespace if it has entries', () => {
  expect(titlesOf(feed('<feed xmlns="urn:toys"><entry><title>one</title></entry></feed>'))).toEqual(['one']);
});
