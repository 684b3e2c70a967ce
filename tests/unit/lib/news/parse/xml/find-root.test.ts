import { describe, expect, test } from '@jest/globals';
import { findRoot } from '@/lib/news/parse/xml/find-root';

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
