import { describe, expect, test } from '@jest/globals';
import { findRoot, readDoctype } from '@/lib/news/parse/xml/find-root';

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

describe('quirk 30: the root element of a feed', () => {
  test.each([
    ['<rss version="2.0">', 'rss', 0],
    ['<?xml version="1.0"?>\n<RSS>', 'rss', 22],
    ['<rdf:RDF xmlns:rdf="x">', 'rdf', 0],
    ['<feed xmlns="x">', 'feed', 0],
    ['<atom:feed xmlns:atom="x">', 'feed', 0],
    ['<!-- <html> --><feed>', 'feed', 15],
    ['Warning: <b>x</b> <rss>', 'rss', 18],
    ['</rss><rss>', 'rss', 6],
    ['<!DOCTYPE rss><rss>', 'rss', 14],
    ['<!DOCTYPE html><rss>', 'rss', 15],
    ['Load < 1 <rss>', 'rss', 9],
  ])('of %s is %s, at %i', (text, kind, at) => {
    expect(findRoot(text)).toMatchObject({ ok: true, value: { kind, at } });
  });

  test('has the words of the document type before it', () => {
    const root = findRoot('<!DOCTYPE rss [<!ENTITY paper "The Paper">]><rss>');
    expect(root.ok && [...root.value.entities]).toEqual([['paper', 'The Paper']]);
  });

  test('is looked for among the first 500 tags', () => {
    expect(findRoot(`${'<b>'.repeat(499)}<rss>`).ok).toBe(true);
    expect(findRoot(`${'<b>'.repeat(500)}<rss>`).ok).toBe(false);
  });
});

describe('quirk 29: what is no feed', () => {
  test.each([
    ['<html><rss>', 'an HTML page'],
    ['<head><rss>', 'an HTML page'],
    ['<p>x</p><body><rss>', 'an HTML page'],
    ['<!doctype html><p><rss>', 'an HTML page'],
    ['<!DOCTYPE html', 'an HTML page'],
    [' {"items": []}', 'JSON, but not a JSON Feed'],
    ['[1]', 'JSON, but not a JSON Feed'],
    ['<?xml version="1.0"?><opml/>', 'markup without an rss, RDF or feed element'],
    ['<opml/>', 'markup without an rss, RDF or feed element'],
    ['Service unavailable', 'neither XML nor a JSON Feed'],
    ['', 'neither XML nor a JSON Feed'],
  ])('%j is %s', (text, detail) => {
    expect(findRoot(text)).toMatchObject({ ok: false, failure: { reason: 'not-a-feed', detail } });
  });

  test('a dangerous document type keeps its own name', () => {
    expect(findRoot('<!DOCTYPE rss [<!ENTITY a "&b;">')).toMatchObject({
      ok: false,
      failure: { reason: 'dangerous-xml' },
    });
  });
});
