import { describe, expect, it } from '@jest/globals';
import { nextMarkup } from '@/lib/news/parse/xml/markup';

describe('nextMarkup', () => {
  it.each([
    ['text <a>', 'start', '<a>'],
    ['<a b="1" c=\'2\'>x', 'start', '<a b="1" c=\'2\'>'],
    ['<a title="x > y">z', 'start', '<a title="x > y">'],
    ['<a/>', 'start', '<a/>'],
    ['<x:a.b-c>', 'start', '<x:a.b-c>'],
    ['</a >x', 'end', '</a >'],
    ['<!-- <a> -->x', 'other', '<!-- <a> -->'],
    ['<![CDATA[<a>]]>x', 'other', '<![CDATA[<a>]]>'],
    ['<?xml version="1.0"?>x', 'other', '<?xml version="1.0"?>'],
    ['<!--> a --> b', 'other', '<!--> a -->'],
    ['<!-- never', 'cut', '<!-- never'],
    ['<![CDATA[ never', 'cut', '<![CDATA[ never'],
    ['a < b', 'stray', '<'],
    ['<3', 'stray', '<'],
    ['</3', 'stray', '<'],
    ['<a <b>', 'stray', '<'],
    ['<a "<b">', 'stray', '<'],
    ['<a', 'stray', '<'],
    ['<!DOCTYPE html>', 'stray', '<'],
    ['<?php echo', 'stray', '<'],
    ['<', 'stray', '<'],
  ])('%j begins with a %s', (text, kind, piece) => {
    const markup = nextMarkup(text, 0);
    expect(markup?.kind).toBe(kind);
    expect(text.slice(markup?.at, markup?.end)).toBe(piece);
  });

  it.each(['a', 'z', 'A', 'Z', '_', ':', 'é'])('a name may begin with %s', (first) => {
    expect(nextMarkup(`<${first}b>`, 0)?.kind).toBe('start');
    expect(nextMarkup(`</${first}b>`, 0)?.kind).toBe('end');
  });

  it.each(['`', '{', '@', '[', '-', '.', '1'])('a name does not begin with %s', (first) => {
    expect(nextMarkup(`<${first}b>`, 0)?.kind).toBe('stray');
  });

  it('finds nothing in text', () => {
    expect(nextMarkup('a > b & c', 0)).toBeUndefined();
  });
});
