import { describe, expect, test } from '@jest/globals';
import { sampleShelfNote, shelfInWords } from '@/lib/pages/books/shelf-words';

const real = { title: 'Walden', author: 'Henry David Thoreau' };
const madeUp = { title: 'A Made-Up Book', sample: true } as const;
const shelf = (...list: { title: string; author?: string; url?: string; sample?: true }[]) => ({ list });

describe('a shelf in words', () => {
  test.each([
    ['1 title', shelf(real)],
    ['2 titles', shelf(real, real)],
    ['a sample shelf of 1 title, made up', shelf(madeUp)],
    ['a sample shelf of 2 titles, all of them made up', shelf(madeUp, madeUp)],
    ['a sample shelf of 2 titles, some of them made up', shelf(madeUp, real)],
  ])('%s', (words, books) => {
    expect(shelfInWords(books)).toBe(words);
  });
});

describe('the note on a sample shelf', () => {
  const search = 'and every book link opens a search.';
  test.each([
    [`The title is made up, ${search}`, shelf(madeUp)],
    [`The titles are made up, ${search}`, shelf(madeUp, madeUp)],
    [
      `One of these is a real book by another author. The other title is made up, ${search}`,
      shelf(madeUp, real),
    ],
    [
      `Some of these are real books by other authors. The other titles are made up, ${search}`,
      shelf(madeUp, real, real, madeUp),
    ],
    [
      'One of these is a real book. The other title is made up.',
      shelf(madeUp, { title: 'Ours', url: 'https://shop.example/1' }),
    ],
  ])('%s', (note, books) => {
    expect(sampleShelfNote(books)).toBe(note);
  });
});
