import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import type { Book } from '@/lib/city/city-type';
import {
  bookOfCover,
  coverPath,
  coverSource,
  isSampleShelf,
  retailerLink,
  shelfInWords,
} from '@/lib/pages/books';
import { anaheim } from '../../anaheim';
import { thisCity } from '../../this-city';

const books = {
  program: { name: 'A college', href: 'https://college.example/' },
  retailer: { name: 'Shop', search: 'https://shop.example/s?k={title}' },
  authorPage: 'https://shop.example/author',
  list: [{ title: 'The Art of War', author: 'Sun Tzu' }, { title: 'Billionaire Rest & Play' }],
};

describe('links and covers of books', () => {
  test.each([
    [0, 'https://shop.example/s?k=The%20Art%20of%20War%20Sun%20Tzu'],
    [1, 'https://shop.example/s?k=Billionaire%20Rest%20%26%20Play'],
  ])('retailerLink searches for book %d by title and author', (at, href) => {
    expect(retailerLink(books.list[at] ?? { title: '' }, books)).toBe(href);
  });

  test('retailerLink returns a book’s own address if it has one', () => {
    const url = 'https://shop.example/dp/1';
    expect(retailerLink({ title: 'Billionaire Rest', url }, books)).toBe(url);
  });

  test('bookOfCover finds a book by the file name of its cover', () => {
    expect(bookOfCover('billionaire-rest-play.svg', books.list)).toEqual({ book: books.list[1], place: 1 });
  });

  test.each(['', 'the-art-of-war', 'the-art-of-war.png', '../the-art-of-war.svg', 'constructor'])(
    'bookOfCover finds no book for the cover %j',
    (file) => {
      expect(bookOfCover(file, books.list)).toBeUndefined();
    },
  );

  test('no two covers of the city have the same address', () => {
    const { list } = anaheim.books;
    expect(new Set(list.map(coverPath)).size).toBe(list.length);
  });
});

test('isSampleShelf is true if any title is a sample', () => {
  expect(isSampleShelf({ list: [{ title: 'Walden' }, { title: 'Billionaire Rest', sample: true }] })).toBe(
    true,
  );
  expect(isSampleShelf({ list: [{ title: 'Walden' }, { title: 'Billionaire Rest' }] })).toBe(false);
});

const bookWith = (cover?: string) => ({ title: 'The Colony', ...(cover && { cover }) }) as Book;
const key = () => 'a-key';
const drawn = { src: '/books/covers/the-colony.svg' };

test('coverSource returns a city’s file unsigned', () => {
  const unasked = () => {
    throw new Error('no key is needed');
  };
  expect(coverSource(bookWith('/covers/colony.jpg'), unasked)).toEqual({ src: '/covers/colony.jpg' });
});

test('coverSource returns an external picture through this site, uncropped, in cover widths', () => {
  const { src, srcSet, sizes } = coverSource(bookWith('https://books.example/colony.jpg'), key);
  expect(src).toMatch(/^\/pictures\/[\w-]{16}\/whole\/[\w-]+\/480$/);
  expect(srcSet?.match(/\d+w/g)).toEqual(['280w', '480w', '720w']);
  expect(sizes).toContain('44vw');
});

test('coverSource returns the drawn cover if there is no picture', () => {
  expect(coverSource(bookWith(), key)).toEqual(drawn);
});

test('coverSource returns the drawn cover if the picture’s address is too long', () => {
  expect(coverSource(bookWith(`https://books.example/${'a'.repeat(1400)}`), key)).toEqual(drawn);
});

const real = { title: 'Walden', author: 'Henry David Thoreau' };
const madeUp = { title: 'A Made-Up Book', sample: true } as const;

test.each([
  ['1 title', [real]],
  ['2 titles', [real, real]],
  ['a sample shelf of 2 titles', [madeUp, real]],
])('shelfInWords says “%s”', (words, list) => {
  expect(shelfInWords(thisCity(), { list })).toBe(words);
});
