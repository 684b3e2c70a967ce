import { describe, expect, it, test } from '@jest/globals';
import type { RawElement } from '@/lib/news/parse/raw-feed';
import { nameReader, usualPrefix } from '@/lib/news/parse/xml/namespaces';
import { xmlReader } from '@/lib/news/parse/xml/read-xml';

const reader = (native: 'rss' | 'atom' = 'rss') => xmlReader({ nameOf: nameReader('', native), native });
const first = (xml: string, native?: 'rss' | 'atom') => reader(native).elements(xml)[0] as RawElement;

describe('an element', () => {
  test('has name, attributes and text, in document order', () => {
    const [one, two] = reader().elements('<Title Type="html"> A day </Title><link/>');
    expect(one).toMatchObject({ name: 'title', attributes: { type: 'html' }, text: 'A day' });
    expect(two).toMatchObject({ name: 'link', attributes: {}, text: '' });
  });

  test('has those inside it by their names', () => {
    const { children } = first('<a><b>1</b><c>2</c><b>3</b></a>');
    expect([...children].map(([name, all]) => [name, all.map(({ text }) => text)])).toEqual([
      ['b', ['1', '3']],
      ['c', ['2']],
    ]);
  });

  test('has all of its text where others stand between', () => {
    expect(first('<a>one<b/>two</a>').text).toBe('onetwo');
  });

  test.each([
    ['007', '007'],
    ['1e5', '1e5'],
    ['AT&amp;T &eacute; &#8217;', 'AT&T é ’'],
    ['&amp;amp;', '&amp;'],
  ])('with the text %s says %s', (written, text) => {
    expect(first(`<title>${written}</title>`).text).toBe(text);
  });

  test('has attributes by lowercase names, entities resolved', () => {
    expect(first('<a HREF="/x?a=1&amp;b=2" empty=""/>').attributes).toEqual({
      href: '/x?a=1&b=2',
      empty: '',
    });
  });

  test('declarations and instructions are none', () => {
    expect(
      reader()
        .elements('<?xml version="1.0"?><?php no ?><a/>')
        .map(({ name }) => name),
    ).toEqual(['a']);
  });
});

describe('an element with a namespace of its own', () => {
  const atom = 'http://www.w3.org/2005/Atom';
  test.each<[string, 'rss' | 'atom', string]>([
    [`<link xmlns="${atom}"/>`, 'rss', 'atom:link'],
    [`<link xmlns="${atom}"/>`, 'atom', 'link'],
    ['<link xmlns="urn:unknown"/>', 'rss', 'link'],
    [`<media:link xmlns="${atom}"/>`, 'rss', 'media:link'],
  ])('%s in %s is %s', (xml, native, name) => {
    expect(first(xml, native).name).toBe(name);
  });
});

describe('names that are dangerous as keys', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('get a prefix: an attribute %s', (name) => {
    expect(Object.keys(first(`<a ${name}="1"/>`).attributes)).toEqual([`x-${name}`]);
  });
});

describe('the attributes of a tag', () => {
  test('are read from the tag alone, each time the same', () => {
    const { attributes } = reader();
    expect(attributes('<a b="1">')).toEqual({ b: '1' });
    expect(attributes('<a b="1">')).toBe(attributes('<a b="1">'));
    expect(attributes('<a b="2">')).toEqual({ b: '2' });
  });

  test.each(['', 'no tag', '<a>'])('are none in %j', (tag) => {
    expect(reader().attributes(tag)).toEqual({});
  });

  test('are kept for tags of up to 100 characters', () => {
    const { attributes } = reader();
    const tagOf = (length: number) => `<a b="${'x'.repeat(length - '<a b="">'.length)}">`;
    expect(attributes(tagOf(100))).toBe(attributes(tagOf(100)));
    expect(attributes(tagOf(101))).not.toBe(attributes(tagOf(101)));
  });

  test('are kept for a thousand tags', () => {
    const { attributes } = reader();
    for (let at = 1; at < 1000; at++) attributes(`<a b="${at}">`);
    const [last, tooMany] = ['<a b="1000">', '<a b="1001">'];
    expect(attributes(last)).toBe(attributes(last));
    expect(attributes(tooMany)).not.toBe(attributes(tooMany));
    expect(attributes(tooMany)).toEqual({ b: '1001' });
  });
});

test.each(['<a', '<!-- a', '<a><![CDATA[b', 'words'])('beyond repair is nothing: %j', (xml) => {
  expect(reader().elements(xml)).toEqual([]);
});

describe('usualPrefix', () => {
  it.each([
    ['http://www.w3.org/2005/Atom', 'atom'],
    ['https://www.w3.org/2005/Atom/', 'atom'],
    ['http://purl.org/atom/ns#', 'atom'],
    ['http://purl.org/atom/ns#draft-ietf-atompub-format-05', 'atom'],
    ['http://purl.org/dc/elements/1.1/', 'dc'],
    ['http://purl.org/dc/elements/1.1', 'dc'],
    [' HTTP://search.yahoo.com/mrss ', 'media'],
    ['http://my.netscape.com/rdf/simple/0.9/', 'rss'],
    ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ])('%s is %s', (uri, prefix) => {
    expect(usualPrefix(uri)).toBe(prefix);
  });

  it.each(['', 'http://example.org/', 'constructor', '__proto__'])('knows nothing of %j', (uri) => {
    expect(usualPrefix(uri)).toBeUndefined();
  });
});

describe('nameReader', () => {
  const xml =
    '<rss xmlns:a="http://www.w3.org/2005/Atom" xmlns:D=\'http://purl.org/dc/elements/1.1/\' xmlns:calendarEvent="https://city.example/Calendar.aspx">';

  it.each([
    ['rss', 'title', 'title'],
    ['rss', 'pubDate', 'pubdate'],
    ['rss', 'a:link', 'atom:link'],
    ['rss', 'D:creator', 'dc:creator'],
    ['rss', 'media:content', 'media:content'],
    ['rss', 'MEDIA:Content', 'media:content'],
    ['rss', 'rss:item', 'item'],
    ['rss', ':item', 'item'],
    ['rss', 'entry', 'entry'],
    ['rss', 'calendarEvent:EventDates', 'calendarevent:eventdates'],
    ['rss', '__proto__', 'x-__proto__'],
    ['rss', 'Constructor', 'x-constructor'],
    ['atom', 'a:entry', 'item'],
    ['atom', 'atom:title', 'title'],
    ['atom', 'entry', 'item'],
    ['atom', 'D:date', 'dc:date'],
  ] as const)('in %s, %s is %s', (native, written, name) => {
    const nameOf = nameReader(xml, native);
    expect(nameOf(written)).toBe(name);
    expect(nameOf(written)).toBe(name);
  });
});

it('a prefix means what its first declaration says', () => {
  const [atom, dublin] = ['http://www.w3.org/2005/Atom', 'http://purl.org/dc/elements/1.1/'];
  const read = nameReader(`<rss xmlns:a="${atom}"><item xmlns:a="${dublin}">`, 'rss');
  expect(read('a:link')).toBe('atom:link');
});

test.each([
  ['http://www.w3.org/2005/Atom', 'atom'],
  ['http://purl.org/atom/ns#', 'atom'],
  ['http://purl.org/rss/1.0/', 'rss'],
  ['http://my.netscape.com/rdf/simple/0.9/', 'rss'],
  ['http://channel.netscape.com/rdf/simple/0.9/', 'rss'],
  ['http://backend.userland.com/rss', 'rss'],
  ['http://backend.userland.com/rss2', 'rss'],
  ['http://backend.userland.com/blogChannelModule', 'blogchannel'],
  ['http://blogs.law.harvard.edu/tech/rss', 'rss'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#', 'rdf'],
  ['http://www.w3.org/1999/xhtml', 'xhtml'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/elements/1.0/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://purl.org/rss/1.0/modules/syndication/', 'sy'],
  ['http://purl.org/rss/1.0/modules/slash/', 'slash'],
  ['http://search.yahoo.com/mrss/', 'media'],
  ['http://search.yahoo.com/rss', 'media'],
  ['http://tools.search.yahoo.com/mrss/', 'media'],
  ['http://www.rssboard.org/media-rss', 'media'],
  ['http://video.search.yahoo.com/mrss', 'media'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['http://rssnamespace.org/feedburner/ext/1.0', 'feedburner'],
  ['http://prismstandard.org/namespaces/1.2/basic/', 'prism'],
  ['http://prismstandard.org/namespaces/basic/2.0/', 'prism'],
])('quirk 33: whatever prefix a feed uses for %s, it is read as %s', (uri, prefix) => {
  expect(usualPrefix(uri)).toBe(prefix);
  expect(usualPrefix(uri.replace('http:', 'https:').replace(/[/#]$/, ''))).toBe(prefix);
});

test('an address that nobody knows has no usual prefix', () => {
  expect(usualPrefix('https://paper.example/ns')).toBeUndefined();
});
