import { describe, expect, it } from '@jest/globals';
import { holdsElements, innerText } from '@/lib/news/parse/xml/inner-text';

describe('quirk 10: innerText', () => {
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
  ])('%j becomes %j', (raw, text) => {
    expect(innerText(raw)).toBe(text);
  });
});

describe('holdsElements', () => {
  it.each([
    ['<name>x</name>', true],
    ['text <br> text', true],
    ['<![CDATA[<p>x</p>]]>', false],
    ['<!-- <p> -->', false],
    ['1 < 2', false],
    ['text', false],
  ])('%j: %p', (raw, holds) => {
    expect(holdsElements(raw)).toBe(holds);
  });
});
