import { describe, expect, test } from '@jest/globals';
import { bookOfCover, coverPath, retailerLink } from '@/lib/books/book-links';
import { thisCity } from '@/lib/city/this-city';

const books = {
  program: { name: 'A college', href: 'https://college.example/' },
  retailer: { name: 'Shop', search: 'https://shop.example/s?k={title}', all: 'https://shop.example/all' },
  list: [{ title: 'The Art of War', author: 'Sun Tzu' }, { title: 'Billionaire Rest & Play' }],
};

describe('the links of a book', () => {
  test.each([
    [0, 'https://shop.example/s?k=The%20Art%20of%20War%20Sun%20Tzu'],
    [1, 'https://shop.example/s?k=Billionaire%20Rest%20%26%20Play'],
  ])('book %d is looked for by its title, and its author where one is named', (at, href) => {
    expect(retailerLink(books.list[at] ?? { title: '' }, books)).toBe(href);
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
    const { list } = thisCity().books;
    expect(new Set(list.map(coverPath)).size).toBe(list.length);
  });
});
