import { describe, expect, test } from '@jest/globals';
import type { RawElement } from '@/lib/news/parse/raw-feed';
import { nameReader } from '@/lib/news/parse/xml/namespaces';
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
