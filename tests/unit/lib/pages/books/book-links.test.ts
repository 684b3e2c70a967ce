import { describe, expect, test } from '@jest/globals';
import { bookOfCover, coverPath, isSampleShelf, retailerLink } from '@/lib/pages/books/book-links';
import { coverSource } from '@/lib/pages/books/cover-source';
import { anaheim } from '../../../anaheim';

const books = {
  program: { name: 'A college', href: 'https://college.example/' },
  retailer: { name: 'Shop', search: 'https://shop.example/s?k={title}' },
  authorPage: 'https://shop.example/author',
  list: [{ title: 'The Art of War', author: 'Sun Tzu' }, { title: 'Billionaire Rest & Play' }],
};

describe('the links of a book', () => {
  test.each([
    [0, 'https://shop.example/s?k=The%20Art%20of%20War%20Sun%20Tzu'],
    [1, 'https://shop.example/s?k=Billionaire%20Rest%20%26%20Play'],
  ])('book %d is looked for by its title, and its author where one is named', (at, href) => {
    expect(retailerLink(books.list[at] ?? { title: '' }, books)).toBe(href);
  });

  test('a book with an address of its own is not looked for', () => {
    const url = 'https://shop.example/dp/1';
    expect(retailerLink({ title: 'Billionaire Rest', url }, books)).toBe(url);
  });

  test('a cover is found by the name of its file', () => {
    expect(bookOfCover('billionaire-rest-play.svg', books.list)).toEqual({ book: books.list[1], place: 1 });
  });

  test.each(['', 'the-art-of-war', 'the-art-of-war.png', '../the-art-of-war.svg', 'constructor'])(
    'no cover is called %j',
    (file) => {
      expect(bookOfCover(file, books.list)).toBeUndefined();
    },
  );

  test('no two covers of this city share an address', () => {
    const { list } = anaheim.books;
    expect(new Set(list.map(coverPath)).size).toBe(list.length);
  });
});

describe('the cover of a book', () => {
  const key = () => 'a key of thirty-two characters, or more';
  const book = { title: 'Billionaire Rest' };

  test('is drawn where there is none', () => {
    expect(coverSource(book, key)).toEqual({ src: '/books/covers/billionaire-rest.svg' });
  });

  test('is its file, where that is on this site', () => {
    expect(coverSource({ ...book, cover: '/covers/rest.jpg' }, key)).toEqual({ src: '/covers/rest.jpg' });
  });

  test('on another host comes through this site, with the placeholder in its stead', () => {
    const { src, srcSet } = coverSource({ ...book, cover: 'https://covers.example/rest.jpg' }, key);
    expect(src).toMatch(/^\/pictures\/[\w-]+\/whole\.placeholder\//);
    expect(srcSet).not.toContain('covers.example');
  });
});

test('a list is a sample as long as one of its titles is', () => {
  expect(isSampleShelf({ list: [{ title: 'Walden' }, { title: 'Billionaire Rest', sample: true }] })).toBe(
    true,
  );
  expect(isSampleShelf({ list: [{ title: 'Walden' }, { title: 'Billionaire Rest' }] })).toBe(false);
});
