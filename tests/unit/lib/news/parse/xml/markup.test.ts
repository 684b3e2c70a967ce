import { describe, expect, it } from '@jest/globals';
import { escapeStrays, markupIn } from '@/lib/news/parse/xml/markup';

const first = (text: string) => markupIn(text).next().value || undefined;

describe('markupIn', () => {
  it.each([
    ['text <a>', 'start', '<a>'],
    ['<a b="1" c=\'2\'>x', 'start', '<a b="1" c=\'2\'>'],
    ['<a title="x > y">z', 'start', '<a title="x > y">'],
    ['<a/>', 'start', '<a/>'],
    ['<x:a.b-c>', 'start', '<x:a.b-c>'],
    ['</a >x', 'end', '</a >'],
    ['<!-- <a> -->x', 'section', '<!-- <a> -->'],
    ['<![CDATA[<a>]]>x', 'section', '<![CDATA[<a>]]>'],
    ['<?xml version="1.0"?>x', 'section', '<?xml version="1.0"?>'],
    ['<!--> a --> b', 'section', '<!--> a -->'],
    ['<!-- never', 'open', '<!-- never'],
    ['<![CDATA[ never', 'open', '<![CDATA[ never'],
    ['a < b', 'stray', '<'],
    ['<3', 'stray', '<'],
    ['</3', 'stray', '<'],
    ['<a <b>', 'stray', '<'],
    ['<a "<b">', 'stray', '<'],
    ['<a', 'stray', '<'],
    ['<!DOCTYPE html>', 'stray', '<'],
    ['<?php echo', 'stray', '<'],
    ['<', 'stray', '<'],
  ])('classifies the first markup in %j as “%s”', (text, kind, piece) => {
    const markup = first(text);
    expect(markup?.kind).toBe(kind);
    expect(text.slice(markup?.at, markup?.end)).toBe(piece);
  });

  it.each(['a', 'z', 'A', 'Z', '_', ':', 'é'])('accepts a tag name that begins with “%s”', (letter) => {
    expect(first(`<${letter}b>`)?.kind).toBe('start');
    expect(first(`</${letter}b>`)?.kind).toBe('end');
  });

  it.each(['`', '{', '@', '[', '-', '.', '1'])('rejects a tag name that begins with “%s”', (letter) => {
    expect(first(`<${letter}b>`)?.kind).toBe('stray');
  });

  it('finds nothing in plain text', () => {
    expect(first('a > b & c')).toBeUndefined();
  });
});

describe('escapeStrays', () => {
  it.each([
    ['<a>1 < 2</a>', '<a>1 &lt; 2</a>'],
    ['<a>I <3 "x</a><b c="d">', '<a>I &lt;3 "x</a><b c="d">'],
    ['<a href="x>y</a>', '&lt;a href="x>y</a>'],
    ['<![CDATA[ 1 < 2 ]]><!-- < -->', '<![CDATA[ 1 < 2 ]]><!-- < -->'],
  ])('turns %j into %j', (text, escaped) => {
    expect(escapeStrays(text)).toBe(escaped);
  });

  it('cuts text between two tags at 100,000 characters', () => {
    expect(escapeStrays(`<a>${'x'.repeat(5_000_000)}</a>`)).toBe(`<a>${'x'.repeat(100_000)}</a>`);
  });

  it('cuts long text that contains stray < and keeps the tags that follow', () => {
    const escaped = escapeStrays(`<a>${'<'.repeat(1_000_000)}<b/>`);
    expect(escaped.length).toBeLessThan(401_000);
    expect(escaped.slice(-8)).toBe('&lt;<b/>');
  });

  it('keeps a long CDATA section in full, and limits only the other text', () => {
    const section = `<![CDATA[${'<'.repeat(200_000)}]]>`;
    expect(escapeStrays(`<a>${section}</a>`)).toBe(`<a>${section}</a>`);
    expect(escapeStrays(`<a>${'x'.repeat(200_000)}`)).toBe(`<a>${'x'.repeat(100_000)}`);
  });
});
