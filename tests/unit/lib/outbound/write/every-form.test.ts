import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import Parser from 'rss-parser';
import { writeAtom } from '@/lib/outbound/write/write-atom';
import { writeJsonFeed } from '@/lib/outbound/write/write-json-feed';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { entry, feed, self } from './make-feed';

/** Hostile titles, each with the title that a feed should contain. */
const hostileTitles = [
  ['an ampersand', 'AT&T & Sons', 'AT&T & Sons'],
  ['an entity reference that is meant as text', 'Write &amp; for &', 'Write &amp; for &'],
  ['a tag that is meant as text', 'Use <br> and Vec<T>', 'Use <br> and Vec<T>'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['the end of a CDATA section', 'a ]]> b <![CDATA[ c', 'a ]]> b <![CDATA[ c'],
  ['both quotes', `"double" and 'single'`, `"double" and 'single'`],
  ['an emoji with several parts', 'Family 👩‍👩‍👧 day 🇺🇸', 'Family 👩‍👩‍👧 day 🇺🇸'],
  ['letters outside the Basic Multilingual Plane', '𝔸naheim', '𝔸naheim'],
  ['NUL and other controls', 'a\u0000b\u0008c\u000Bd\u001Fe\u007Ff\u0085g', 'abcdefg'],
  ['a lone high surrogate', 'half \uD83D smile', 'half  smile'],
  ['a lone low surrogate', 'half \uDE00 smile', 'half  smile'],
  ['a surrogate at the end', 'cut off \uD83D', 'cut off '],
  ['U+FFFE and U+FFFF', 'a\uFFFEb\uFFFFc', 'abc'],
  ['dollar signs with a special meaning in replacements', "$& $1 $' cost", "$& $1 $' cost"],
  ['names of object properties', '__proto__ constructor', '__proto__ constructor'],
] as const;

const unfit = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/u;

describe.each([
  ['RSS', writeRss, (text: string) => parseRssFeed(text).items?.[0]?.title],
  ['Atom', writeAtom, (text: string) => parseAtomFeed(text).entries?.[0]?.title?.value],
  ['JSON Feed', writeJsonFeed, (text: string) => parseJsonFeed(text).items?.[0]?.title],
])('a feed written as %s', (form, write, titleOf) => {
  test.each(hostileTitles)('is well formed even if a title contains %s', async (_, title, clean) => {
    const all = entry({ title, summary: title, author: title, categories: [title] });
    const text = write(feed([all]), self);
    const forbidden = form === 'JSON Feed' ? /\\u(00[01]|d[89a-f]|fff[ef])/i : unfit;
    expect(text).not.toMatch(forbidden);
    // Feed parsers may trim whitespace.
    expect(titleOf(text)).toBe(clean.trim());
    if (form === 'JSON Feed') return;
    expect(XMLValidator.validate(text)).toBe(true);
    expect((await new Parser().parseString(text)).items[0]?.title?.trim()).toBe(clean.trim());
  });

  test('marks the language only of entries in another language', () => {
    const text = write(feed([entry({ language: 'es' }), entry()]), self);
    expect(text.match(/>es<|"es"/g)).toHaveLength(1);
  });
});
