import { describe, expect, it } from '@jest/globals';
import { itemsByQuirk } from './fixture';

/** One fixture file, one table: the quirk, and the title that comes of it. */
function titles(file: string, table: readonly (readonly [string, string])[]) {
  const items = itemsByQuirk(file);
  it.each(table)('%s', (quirk, title) => {
    expect(items[quirk]?.title).toBe(title);
  });
}

function descriptions(file: string, table: readonly (readonly [string, string])[]) {
  const items = itemsByQuirk(file);
  it.each(table)('%s', (quirk, description) => {
    expect(items[quirk]?.description).toBe(description);
  });
}

describe('quirk 1: control characters are dropped and the item stays', () => {
  titles('text/row-01-control-characters.xml', [
    ['backspace', 'Backspace in a title'],
    ['form feed', 'Formfeed'],
    ['nul', 'Nul'],
    ['noncharacter', 'Not a character'],
    ['escape reference', 'Bell and escape written as references'],
  ]);
});

describe('quirk 2: HTML entities need no declaration', () => {
  titles('text/row-02-named-entities.xml', [
    ['nbsp', 'Fire on Main'],
    ['accents', 'La fête à la Cafétéria'],
    ['dashes', 'Ducks win—at last…'],
    ['quotes', '“Gone” isn’t ‘lost’'],
    ['windows numbers', 'It’s “fine” – really'],
  ]);
});

describe('quirk 3: a bare & is text', () => {
  titles('text/row-03-bare-ampersands.xml', [
    ['d and d', 'D&D night at the library'],
    ['spaced', 'Filters & rDNS'],
    ['at and t', 'AT&T moves in'],
    ['escaped', 'AT&T stays'],
  ]);

  it('leaves parameters of a link alone, even &copy', () => {
    const { query } = itemsByQuirk('text/row-03-bare-ampersands.xml');
    expect(query?.link).toBe('https://paper.example/story?a=1&copy=2&b=3');
  });
});

describe('quirk 4: a stray < costs at most its own field', () => {
  titles('text/row-04-stray-less-than.xml', [
    ['before space', 'When a < b, and c > d'],
    ['heart', 'We <3 the hills'],
    ['before letter', 'Is x <y true'],
    ['no end tag', 'A title and no more'],
    ['the next one', 'Is not harmed'],
  ]);

  it('does not let an unclosed <br> swallow the fields after it', () => {
    const item = itemsByQuirk('text/row-04-stray-less-than.xml')['unclosed break'];
    expect(item).toMatchObject({ description: 'Line one line two line three', category: 'Kept' });
  });

  it('goes on behind a field that is never closed', () => {
    const item = itemsByQuirk('text/row-04-stray-less-than.xml')['no end tag'];
    expect(item).toMatchObject({ description: 'This one is never closed', category: 'After it' });
  });
});

describe('quirk 8: characters written as two surrogates are joined, halves dropped', () => {
  titles('text/row-08-split-surrogates.xml', [
    ['decimal', 'Good morning 😉'],
    ['hexadecimal', 'Good night 🌙'],
    ['lone half', 'Half a smile'],
    ['whole', 'Whole 😀 one'],
  ]);
  descriptions('text/row-08-split-surrogates.xml', [['in cdata', 'Sunny 🌞 all day']]);
});

describe('quirk 10: CDATA is unwrapped wherever it stands', () => {
  titles('text/row-10-cdata.xml', [
    ['title and date', 'Trimmed & whole'],
    ['two sections', 'One and two'],
    ['nested', 'Outer inner rest'],
    ['escaped marks', 'Wrapped twice'],
    ['empty', 'Only a description'],
  ]);
  descriptions('text/row-10-cdata.xml', [
    ['split end', 'a]]> b'],
    ['tags of items', 'How to write in a feed'],
  ]);

  it('is unwrapped around dates and links', () => {
    const items = itemsByQuirk('text/row-10-cdata.xml');
    expect(items['title and date']?.pubDate).toEqual(new Date('2026-11-20T17:10:00Z'));
    expect(items.link?.link).toBe('https://paper.example/in-cdata');
  });
});

describe('quirk 11: titles are one line of plain text', () => {
  titles('text/row-11-titles.xml', [
    ['tags', 'A bold claim'],
    ['escaped tags', 'The Orange County'],
    ['raw tags', 'Plain raw tags'],
    ['twice', 'Tom & Jerry’s'],
    ['cdata entities', 'Tom & Jerry’s'],
    ['once', 'AT&T < Verizon'],
    ['generics', 'Why Vec<T> grows'],
    ['script', 'Council meets'],
    ['image', 'Pool opens'],
    ['line breaks', 'First line second line third'],
    ['number', '007'],
    ['exponent', '1e5'],
    ['bidi', 'Safetxet title'],
  ]);
});

describe('quirk 12: bodies are read as HTML once, and cut as text', () => {
  const file = 'text/row-12-bodies.xml';
  descriptions(file, [
    ['escaped html', 'The council met. It voted.'],
    ['cdata html', 'The council met. One Two'],
    ['escaped twice', 'The council & mayor'],
    ['script and style', 'Only this'],
    ['inline', 'unbelievable next'],
    ['hidden', 'Seen'],
    ['caption', 'The story.'],
    ['plain less than', 'Rates < 5 % and rising'],
  ]);

  it('cuts between words, with an ellipsis that counts', () => {
    const description = itemsByQuirk(file).long?.description ?? '';
    expect(description.length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/ The library opens a new…$/);
  });

  it('never cuts in an entity or a character', () => {
    const items = itemsByQuirk(file);
    expect(items['entity at the cut']?.description).toMatch(/^(?:a&b )+a&b…$/);
    expect(items['emoji at the cut']?.description).toMatch(/^🍊{90,99}…$/u);
  });
});

describe('quirk 39: what publishing software adds is trimmed before the cut', () => {
  descriptions('text/row-39-boilerplate.xml', [
    ['appeared first', 'The pool opens in June.'],
    ['ellipsis', 'The pool opens in…'],
    ['dots', 'The pool opens in…'],
    ['continue', 'The pool opens in June.'],
    ['read more', 'The pool opens in June.'],
    ['brackets', 'The pool opens in June.'],
    ['both', 'The pool opens in…'],
    ['no tail', 'Ten places where to read more'],
    ['post office', 'The post office moves to Lincoln Avenue.'],
    ['only a tail', ''],
  ]);
});

describe('quirk 40: trackers, smileys and buttons are neither text nor picture', () => {
  const items = itemsByQuirk('text/row-40-trackers.xml');

  it.each(['pixel', 'flare', 'smiley', 'undeclared pixel', 'share buttons'])('%s', (quirk) => {
    expect(items[quirk]?.image).toBeUndefined();
    expect(items[quirk]?.description).toMatch(/^Text\.?$/);
  });

  it('finds the picture behind a pixel', () => {
    expect(items['pixel then picture']?.image).toBe('https://paper.example/pool.jpg');
  });
});
