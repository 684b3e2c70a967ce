import { describe, expect, it } from '@jest/globals';
import { eachField, holdsElements, innerText } from '@/lib/news/parse/xml/item-fields';

function fieldsOf(inside: string): string[] {
  const fields: string[] = [];
  eachField(`<item a="1">${inside}</item>`, (name, _tag, raw) => fields.push(`${name}=${raw}`));
  return fields;
}

describe('eachField', () => {
  it.each([
    ['<a>1</a><b>2</b>', ['a=1', 'b=2']],
    [' <a>1</a>\n text <b/> ', ['a=1', 'b=']],
    ['<a><b>1</b></a>', ['a=<b>1</b>']],
    ['<a><a>1</a>2</a><b>3</b>', ['a=<a>1</a>2', 'b=3']],
    ['<a>one<br>two<p>three</a><b>4</b>', ['a=one<br>two<p>three', 'b=4']],
    ['<a><a b="1">1</a>2</a><b>3</b>', ['a=<a b="1">1</a>2', 'b=3']],
    ['<a>1<a/>2</a><b>3</b>', ['a=1<a/>2', 'b=3']],
    ['<a>1</a ><b>2</b>', ['a=1', 'b=2']],
    ['<a><![CDATA[</a>]]></a><b>2</b>', ['a=<![CDATA[</a>]]>', 'b=2']],
    ['<!-- <a>0</a> --><a>1</a>', ['a=1']],
    ['<a>never closed<b>2</b>', ['a=never closed', 'b=2']],
    ['</x><a>1</a>', ['a=1']],
    ['<ab>1</ab><a>2</a>', ['ab=1', 'a=2']],
    ['<a><ab>1</ab></a><b>2</b>', ['a=<ab>1</ab>', 'b=2']],
    ['<a><!-- </a> --></a><b>2</b>', ['a=<!-- </a> -->', 'b=2']],
    ['<a>1</ab></a><b>2</b>', ['a=1</ab>', 'b=2']],
    ['<a>1</a <b>2</b>', ['a=1', 'b=2']],
    ['1 < 2 <a>3</a>', ['a=3']],
    ['', []],
  ])('%s', (inside, fields) => {
    expect(fieldsOf(inside)).toEqual(fields);
  });

  it('gives the start tag of the element itself', () => {
    expect(eachField('<item a="1"><b/></item>', () => {})).toBe('<item a="1">');
    expect(eachField('no element', () => {})).toBe('');
  });

  it('takes at most 1,000 fields, of at most 100,000 characters', () => {
    expect(fieldsOf('<a/>'.repeat(5000))).toHaveLength(1000);
    expect(fieldsOf(`<a>${'x'.repeat(300_000)}</a>`)[0]).toHaveLength('a='.length + 100_000);
  });

  it('gives up on an item of open tags alone', () => {
    expect(fieldsOf('<a>'.repeat(100_000)).length).toBeLessThan(30);
  });
});

it.each([
  [' text ', 'text'],
  ['a &amp; b', 'a & b'],
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
  ['a <!b c', 'a <!b c'],
  ['a <!b <![CDATA[&amp;]]>', 'a <!b &amp;'],
  ['', ''],
])('quirk 10: innerText: %j becomes %j', (raw, text) => {
  expect(innerText(raw)).toBe(text);
});

it.each([
  ['<name>x</name>', true],
  ['text <br> text', true],
  ['<![CDATA[<p>x</p>]]>', false],
  ['<!-- <p> -->', false],
  ['1 < 2', false],
  ['text', false],
])('holdsElements: %j: %p', (raw, holds) => {
  expect(holdsElements(raw)).toBe(holds);
});
