import { describe, expect, test } from '@jest/globals';
import { findRoot } from '@/lib/news/parse/xml/find-root';

/** Finds where the feed begins after this document type. */
const read = (doctype: string) => findRoot(`${doctype}<rss/>`);

describe('the end of a DOCTYPE (quirk 9)', () => {
  test.each([
    ['without declarations', '<!DOCTYPE rss>'],
    ['with a system identifier', '<!DOCTYPE rss SYSTEM "http://x.example/rss.dtd">'],
    ['if it is written in lowercase', "<!doctype rss PUBLIC '-//x//y' 'z'>"],
    ['with a space after its declarations', '<!DOCTYPE rss [ ] >'],
  ])('is found %s', (_name, doctype) => {
    expect(read(doctype)).toMatchObject({ ok: true, value: { at: doctype.length } });
  });

  test('is required: a document with unclosed declarations is rejected', () => {
    const doctype = '<!DOCTYPE rss [<!ENTITY a "x">';
    expect(read(doctype)).toMatchObject({ ok: false, failure: { reason: 'dangerous-xml' } });
  });

  test('is the first sequence that looks like it, even in a string or comment', () => {
    for (const declared of ['<!ATTLIST rss a CDATA "]>">', "<!-- it's ]> -->"])
      expect(read(`<!DOCTYPE rss [${declared}]>`)).toMatchObject({ ok: true, value: { kind: 'rss' } });
  });

  test('is found within 1 KB of declarations but not beyond that', () => {
    const withSubset = (length: number) => read(`<!DOCTYPE rss [${' '.repeat(length)}]>`).ok;
    expect(withSubset(1024)).toBe(true);
    expect(withSubset(1025)).toBe(false);
  });
});

test.each([
  ['an unused entity', '<!ENTITY paper "The Orange Paper">', ''],
  ['an unused external entity', '<!ENTITY a SYSTEM "file:///x">', ''],
  ['a parameter entity', '<!ENTITY % p SYSTEM "http://127.0.0.1:1/"> %p;', '&p;'],
  ['a character entity that HTML has too', '<!ENTITY nbsp "&#160;">', '&nbsp;'],
])('findRoot skips a DOCTYPE without expanding entities: %s (quirk 9)', (_name, subset, rest) => {
  expect(findRoot(`<!DOCTYPE rss [${subset}]><rss>${rest}`).ok).toBe(true);
});

describe('the root of a feed (quirk 30)', () => {
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
  ])('in %j is %s, at position %i', (text, kind, at) => {
    expect(findRoot(text)).toMatchObject({ ok: true, value: { kind, at } });
  });

  test('is looked for only in the first 500 tags', () => {
    expect(findRoot(`${'<b>'.repeat(499)}<rss>`).ok).toBe(true);
    expect(findRoot(`${'<b>'.repeat(500)}<rss>`).ok).toBe(false);
  });
});

test.each([
  ['<html><rss>', 'an HTML page'],
  ['<head><rss>', 'an HTML page'],
  ['<p>x</p><body><rss>', 'an HTML page'],
  ['<!doctype html><p><rss>', 'an HTML page'],
  ['<!DOCTYPE html', 'an HTML page'],
  [' {"items": []}', 'neither RSS, RDF or Atom nor a JSON Feed'],
  ['[1]', 'neither RSS, RDF or Atom nor a JSON Feed'],
  ['<?xml version="1.0"?><opml/>', 'neither RSS, RDF or Atom nor a JSON Feed'],
  ['<opml/>', 'neither RSS, RDF or Atom nor a JSON Feed'],
  ['Service unavailable', 'neither RSS, RDF or Atom nor a JSON Feed'],
  ['', 'neither RSS, RDF or Atom nor a JSON Feed'],
])('a document that is not a feed (quirk 29) is rejected: %j is %s', (text, detail) => {
  expect(findRoot(text)).toMatchObject({ ok: false, failure: { reason: 'not-a-feed', detail } });
});
