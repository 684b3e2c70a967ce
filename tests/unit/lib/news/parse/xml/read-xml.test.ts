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

test.each(['constructor', 'prototype'])(
  'an attribute that is dangerous as a key gets a prefix: %s',
  (name) => {
    expect(Object.keys(first(`<a ${name}="1" __proto__="1"/>`).attributes)).toEqual([`x-${name}`]);
  },
);

test.each(['', 'no tag', '<a>'])('there are no attributes in %j', (tag) => {
  expect(reader().attributes(tag)).toEqual({});
});

test.each([
  ['<a', 0],
  ['<!-- a', 0],
  ['words', 0],
  ['<a><![CDATA[b', 1],
])('what never ends is read as far as it goes: %j', (xml, count) => {
  expect(reader().elements(xml)).toHaveLength(count);
});

test('elements deeper than a hundred are not read', () => {
  let depth = 0;
  const deep = '<a>'.repeat(5000);
  for (let at = reader().elements(deep)[0]; at; at = at.children.get('a')?.[0]) depth++;
  expect(depth).toBe(100);
});

test.each(['', 'http://example.org/', 'constructor', '__proto__'])('%j is no namespace', (uri) => {
  expect(usualPrefix(uri)).toBeUndefined();
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
  ['http://purl.org/atom/ns#draft-ietf-atompub-format-05', 'atom'],
  ['http://purl.org/rss/1.0/', 'rss'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  [' HTTP://search.yahoo.com/mrss ', 'media'],
  ['http://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
])('quirk 33: whatever prefix a feed uses for %s, it is read as %s', (uri, prefix) => {
  expect(usualPrefix(uri)).toBe(prefix);
  expect(usualPrefix(uri.replace('http:', 'https:').replace(/[/#]$/, ''))).toBe(prefix);
});
