import { describe, expect, test } from '@jest/globals';
import { readDoctype } from '@/lib/news/parse/xml/doctype';

const read = (text: string) => readDoctype(text, 0);
/** The words by entity of a document type with these declarations, and what is left of the text. */
function known(subset: string, rest = '<rss/>') {
  const text = `<!DOCTYPE rss [${subset}]>${rest}`;
  const found = read(text);
  return (
    found.ok && { entities: Object.fromEntries(found.value.entities), rest: text.slice(found.value.end) }
  );
}

describe('quirk 9: where a document type ends', () => {
  test.each([
    ['without declarations', '<!DOCTYPE rss>'],
    ['of a system', '<!DOCTYPE rss SYSTEM "http://x.example/a>b.dtd">'],
    ['in small letters', "<!doctype rss PUBLIC '-//x//y>' 'z'>"],
    ['with a space after its declarations', '<!DOCTYPE rss [ ] >'],
    ['with brackets in a quotation', '<!DOCTYPE rss [<!ATTLIST rss a CDATA "]>">]>'],
    ['with brackets in a comment that begins with an arrow', '<!DOCTYPE rss [<!--> ]> -->]>'],
    ['with brackets in a comment', "<!DOCTYPE rss [<!-- it's ]> -->]>"],
  ])('%s', (_name, doctype) => {
    const text = `  ${doctype}<rss/>`;
    expect(readDoctype(text, 2)).toMatchObject({ ok: true, value: { end: 2 + doctype.length } });
  });

  test.each([
    ['without an end', '<!DOCTYPE rss'],
    ['with a quotation without an end', '<!DOCTYPE rss "x>'],
    ['with declarations without an end', '<!DOCTYPE rss [<!ENTITY a "x">'],
    ['with a quotation among them without an end', `<!DOCTYPE rss ['${' '.repeat(20)}]>`],
    ['with a comment among them without an end', '<!DOCTYPE rss [<!-- ]>'],
  ])('refused: %s', (_name, doctype) => {
    expect(read(doctype)).toMatchObject({ ok: false, failure: { reason: 'dangerous-xml' } });
  });

  test('within a kilobyte of declarations, and not beyond', () => {
    const withSubset = (length: number) => read(`<!DOCTYPE rss [${' '.repeat(length)}]><rss/>`).ok;
    expect(withSubset(1022)).toBe(true);
    expect(withSubset(1023)).toBe(false);
  });
});

describe('quirk 9: which entities are words', () => {
  test.each<[string, string, Record<string, string>]>([
    ['words', '<!ENTITY paper "The Orange Paper">', { paper: 'The Orange Paper' }],
    ['words in single quotes', '<!ENTITY a \'so "called"\'>', { a: 'so "called"' }],
    ['characters by number', '<!ENTITY a "&#8364;">', { a: '€' }],
    ['the first of two', '<!ENTITY a "x"><!ENTITY a "y">', { a: 'x' }],
    ['an external one that nobody uses is none', '<!ENTITY a SYSTEM "file:///x">', {}],
    ['a parameter that nobody uses is none', '<!ENTITY % p "x">', {}],
    [
      'nor are the character names of the W3C',
      '<!ENTITY % l PUBLIC "-//W3C//ENTITIES Latin 1 for XHTML//EN" "x"> %l;',
      {},
    ],
  ])('%s', (_name, subset, entities) => {
    expect(known(subset)).toEqual({ entities, rest: '<rss/>' });
  });

  test.each([
    ['markup', '<!ENTITY a "<b>x</b>">', ''],
    ['a reference to another', '<!ENTITY a "&b;">', ''],
    ['an external one that is used', '<!ENTITY a SYSTEM "file:///x">', '&a;'],
    ['a parameter that is used', '<!ENTITY % p "x"> %p;', ''],
    ['a value without quotes', '<!ENTITY a x>', ''],
    ['a declaration that breaks off', '<!ENTITY a "x"><!ENTITY ', ''],
  ])('refused: %s', (_name, subset, rest) => {
    expect(known(subset, rest)).toBe(false);
  });

  test('words of 200 characters at most', () => {
    expect(known(`<!ENTITY a "${'x'.repeat(200)}">`)).not.toBe(false);
    expect(known(`<!ENTITY a "${'x'.repeat(201)}">`)).toBe(false);
  });

  test('that add a million characters to the document at most', () => {
    const hundred = `<!ENTITY a "${'x'.repeat(100)}">`;
    expect(known(hundred, '&a;'.repeat(10_000))).not.toBe(false);
    expect(known(hundred, '&a;'.repeat(10_001))).toBe(false);
  });
});
