import type { FeedEntry, FeedModel } from '@/lib/outbound/feeds/feed-model';

/** An entry for a test, with the fields that matter to it. */
export function entry(fields: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: 'https://paper.example/blog/a-post',
    url: 'https://paper.example/blog/a-post',
    title: 'A post',
    summary: 'What it says.',
    published: new Date('2026-11-19T08:00:00Z'),
    categories: [],
    ...fields,
  };
}

/** A feed for a test around some entries. */
export function feed(entries: readonly FeedEntry[] = [entry()], fields: Partial<FeedModel> = {}): FeedModel {
  return {
    id: 'https://paper.example/',
    title: 'The Paper',
    description: 'All the news of a town.',
    home: 'https://paper.example/',
    locale: 'en-US',
    publisher: { name: 'The Paper', email: 'desk@paper.example' },
    rights: 'Copyright 2026 The Paper',
    image: 'https://paper.example/feed-image.png',
    updated: new Date('2026-11-19T08:00:00Z'),
    entries,
    ...fields,
  };
}

export const self = 'https://paper.example/rss.xml';

/** Titles as they might come from anywhere, and what may go out of each. */
export const hostileTitles = [
  ['an ampersand', 'AT&T & Sons', 'AT&T & Sons'],
  ['a reference that is meant as text', 'Write &amp; for &', 'Write &amp; for &'],
  ['a tag that is meant as text', 'Use <br> and Vec<T>', 'Use <br> and Vec<T>'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['the end of a CDATA section', 'a ]]> b <![CDATA[ c', 'a ]]> b <![CDATA[ c'],
  ['both quotes', `"double" and 'single'`, `"double" and 'single'`],
  ['an emoji of several parts', 'Family 👩‍👩‍👧 day 🇺🇸', 'Family 👩‍👩‍👧 day 🇺🇸'],
  ['letters beyond the first plane', '𝔸naheim', '𝔸naheim'],
  ['NUL and other controls', 'a\u0000b\u0008c\u000Bd\u001Fe\u007Ff\u0085g', 'abcdefg'],
  ['a lone high surrogate', 'half \uD83D smile', 'half  smile'],
  ['a lone low surrogate', 'half \uDE00 smile', 'half  smile'],
  ['a surrogate at the end', 'cut off \uD83D', 'cut off '],
  ['U+FFFE and U+FFFF', 'a\uFFFEb\uFFFFc', 'abc'],
  ['a dollar sign and its tricks', "$& $1 $' cost", "$& $1 $' cost"],
  ['the names of an object', '__proto__ constructor', '__proto__ constructor'],
] as const;
