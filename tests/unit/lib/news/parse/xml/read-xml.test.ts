import { expect, it, test } from '@jest/globals';
import type { RawElement } from '@/lib/news/parse/raw-feed';
import { nameReader, usualPrefix } from '@/lib/news/parse/xml/namespaces';
import { innerText, readRoot } from '@/lib/news/parse/xml/read-xml';

/** Parses XML and returns its outermost elements. */
const read = (xml: string, native: 'rss' | 'atom' = 'rss') =>
  [...readRoot(`<_>${xml}</_>`, nameReader('', native)).root.children.values()].flat();

/** Returns the names and text of the elements in an item. */
function fieldsOf(inside: string): string[] {
  const [item] = read(`<item a="1">${inside}</item>`);
  return [...(item?.children.values() ?? [])].flat().map(({ name, text }) => `${name}=${text}`);
}

test.each([
  ['<a>1</a><b>2</b>', ['a=1', 'b=2']],
  [' <a>1</a>\n text <b/> ', ['a=1', 'b=']],
  ['<a><b>1</b></a>', ['a=<b>1</b>']],
  ['<a><a b="1">1</a>2</a><b>3</b>', ['a=<a b="1">1</a>2', 'b=3']],
  ['<a>one<br>two<p>three</a><b>4</b>', ['a=one<br>two<p>three', 'b=4']],
  ['<a>1<a/>2</a><b>3</b>', ['a=1<a/>2', 'b=3']],
  ['<a>1</a ><b>2</b>', ['a=1', 'b=2']],
  ['<a><![CDATA[</a>]]></a><b>2</b>', ['a=</a>', 'b=2']],
  ['<!-- <a>0</a> --><a>1</a>', ['a=1']],
  ['<a>never closed<b>2</b>', ['a=never closed', 'b=2']],
  ['<a><b>one<c>two</a><d>3</d>', ['a=<b>one<c>two', 'd=3']],
  ['</x><a>1</a>', ['a=1']],
  ['<a><ab>1</ab></a><b>2</b>', ['a=<ab>1</ab>', 'b=2']],
  ['<a>1</a <b>2</b>', ['a=1</a', 'b=2']],
  ['1 < 2 <a>3</a>', ['a=3']],
  ['<?xml version="1.0"?><?php no ?><A/>', ['a=']],
  ['', []],
])('the XML reader reads the fields of an item that contains %j', (inside, fields) => {
  expect(fieldsOf(inside)).toEqual(fields);
});

test.each([
  [' text ', 'text'],
  ['007', '007'],
  ['AT&amp;T &eacute; &#8217;', 'AT&T é ’'],
  ['&amp;amp;', '&amp;'],
  ['&lt;p&gt;x&lt;/p&gt;', '<p>x</p>'],
  ['<![CDATA[a &amp; <b>]]>', 'a &amp; <b>'],
  [' <![CDATA[ a ]]> ', 'a'],
  ['one &amp; <![CDATA[two &amp; three]]>', 'one & two &amp; three'],
  ['<![CDATA[a]]]]><![CDATA[>b]]>', 'a]]>b'],
  ['<p>x &amp; y</p>', '<p>x &amp; y</p>'],
  ['a<!-- note -->b', 'ab'],
  ['<![CDATA[never closed', 'never closed'],
  ['a <!-- never closed', 'a'],
  ['1 < 2 &amp; 3', '1 < 2 & 3'],
  ['a <!b <![CDATA[&amp;]]>', 'a <!b &amp;'],
])('innerText reads the text of %j as %j (quirk 10)', (raw, text) => {
  expect(innerText(raw)).toBe(text);
});

test.each([
  [
    '<a HREF="/x?a=1&amp;b=2" empty="" c=\'3\' d=4 e/>',
    { href: '/x?a=1&b=2', empty: '', c: '3', d: '4', e: '' },
  ],
  ['<a b="1" B="2">', { b: '1' }],
  ['<a constructor="1" __proto__="2">', { 'x-constructor': '1', 'x-__proto__': '2' }],
  ['<a>', {}],
])(
  'the XML reader lowercases attribute names, resolves entities and renames dangerous keys: %s',
  (tag, attributes) => {
    expect(read(tag)[0]?.attributes).toEqual(attributes);
  },
);

const atom = 'http://www.w3.org/2005/Atom';
test.each<[string, 'rss' | 'atom', string]>([
  [`<link xmlns="${atom}"/>`, 'rss', 'atom:link'],
  [`<link xmlns="${atom}"/>`, 'atom', 'link'],
  ['<link xmlns="urn:unknown"/>', 'rss', 'link'],
  [`<media:link xmlns="${atom}"/>`, 'rss', 'media:link'],
])(
  'the XML reader reads an element by the namespace that it declares: %s in an %s feed is %s',
  (xml, native, name) => {
    expect(read(xml, native)[0]?.name).toBe(name);
  },
);

test.each([
  ['<a', 0],
  ['<!-- a', 0],
  ['words', 0],
  ['<a><![CDATA[b', 1],
])('the XML reader reads unclosed markup as far as possible: %j', (xml, count) => {
  expect(read(xml)).toHaveLength(count);
});

test('the XML reader limits the depth, number and length of elements (faults 52 and 53)', () => {
  expect(fieldsOf('<a/>'.repeat(5000))).toHaveLength(1000);
  expect(fieldsOf(`<a>${'x'.repeat(300_000)}</a>`)[0]).toHaveLength('a='.length + 100_000);
  expect(fieldsOf('<a>'.repeat(100_000)).length).toBeLessThan(50);
  let depth = 0;
  const deep = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;
  for (let at: RawElement | undefined = read(deep)[0]; at; at = at.children.get('a')?.[0]) depth++;
  expect(depth).toBe(32);
});

test.each(['', 'http://example.org/', 'constructor', '__proto__'])(
  'usualPrefix(%j) returns undefined',
  (uri) => {
    expect(usualPrefix(uri)).toBeUndefined();
  },
);

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
] as const)('in %s, nameReader reads %s as %s', (native, written, name) => {
  const nameOf = nameReader(xml, native);
  expect(nameOf(written)).toBe(name);
  expect(nameOf(written)).toBe(name);
});

it('nameReader uses the first declaration if a prefix is declared twice', () => {
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
])(
  'usualPrefix for the namespace %s is %s, also with https or without the final slash (quirk 33)',
  (uri, prefix) => {
    expect(usualPrefix(uri)).toBe(prefix);
    expect(usualPrefix(uri.replace('http:', 'https:').replace(/[/#]$/, ''))).toBe(prefix);
  },
);
