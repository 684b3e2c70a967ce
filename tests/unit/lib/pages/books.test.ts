import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { contrast } from '@/lib/base/colors';
import type { Book } from '@/lib/city/city-type';
import { coverColors, coverSvg } from '@/lib/pages/book-covers';
import { bookOfCover, coverPath, coverSource, retailerLink, shelfInWords } from '@/lib/pages/books';
import { anaheim } from '../../anaheim';
import { city } from '../../any-city';

const art = { title: 'The Art of War', author: 'Sun Tzu' };
const rest = { title: 'Billionaire Rest & Play' };
const books = {
  program: { name: 'A college', href: 'https://college.example/' },
  retailer: { name: 'Shop', search: 'https://shop.example/s?k={title}' },
  authorPage: 'https://shop.example/author',
  list: [art, rest],
};

describe('links and covers of books', () => {
  test.each([
    ['a search for title and author', art, 'https://shop.example/s?k=The%20Art%20of%20War%20Sun%20Tzu'],
    ['a search for the title', rest, 'https://shop.example/s?k=Billionaire%20Rest%20%26%20Play'],
    ['the book’s own address', { ...rest, url: 'https://shop.example/1' }, 'https://shop.example/1'],
  ])('retailerLink returns %s', (_, book, href) => {
    expect(retailerLink(book, books)).toBe(href);
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

  test('no two of Anaheim’s book covers have the same address', () => {
    const { list } = anaheim.books;
    expect(new Set(list.map(coverPath)).size).toBe(list.length);
  });
});

const bookWith = (cover?: string) => ({ title: 'The Colony', ...(cover && { cover }) }) as Book;
const key = () => 'a-key';

test('coverSource returns the path of a cover on this site unchanged, without a signature', () => {
  const noKey = () => {
    throw new Error('no key is needed');
  };
  expect(coverSource(bookWith('/covers/colony.jpg'), noKey)).toEqual({ src: '/covers/colony.jpg' });
});

test('coverSource returns the proxy’s address for an external cover, uncropped, in three widths', () => {
  const { src, srcSet, sizes } = coverSource(bookWith('https://books.example/colony.jpg'), key);
  expect(src).toMatch(/^\/pictures\/[\w-]{16}\/whole\/[\w-]+\/480$/);
  expect(srcSet?.match(/\d+w/g)).toEqual(['280w', '480w', '720w']);
  expect(sizes).toContain('44vw');
});

test.each([
  ['there is no picture', undefined],
  ['the picture’s address is too long', `https://books.example/${'a'.repeat(1400)}`],
])('coverSource returns the drawn cover if %s', (_, cover) => {
  expect(coverSource(bookWith(cover), key)).toEqual({ src: '/books/covers/the-colony.svg' });
});

const real = { title: 'Walden', author: 'Henry David Thoreau' };
const madeUp = { title: 'A Made-Up Book', sample: true } as const;

test.each([
  ['1 title', [real]],
  ['2 titles', [real, real]],
  ['a sample shelf of 2 titles', [madeUp, real]],
])('shelfInWords returns “%s”', (words, list) => {
  expect(shelfInWords(city, { list })).toBe(words);
});

const { list } = anaheim.books;

test.each([2, 3, 4, 5])(
  'in %d columns of books, no cover has the same color as a neighboring cover',
  (columns) => {
    const grounds = list.map(({ title }, place) => /fill="(#\w+)"/.exec(coverSvg(title, place))?.[1]);
    const alike = grounds.filter(
      (ground, at) => ground === grounds[at + 1] || ground === grounds[at + columns],
    );
    expect(alike).toEqual([]);
  },
);

test.each(coverColors.map((colors) => [colors.ground, colors.lettering] as const))(
  'on a book cover in %s, lettering in %s has a contrast of more than 4.5',
  (ground, lettering) => {
    expect(contrast(ground, lettering)).toBeGreaterThan(4.5);
  },
);

test.each([
  ['Walden', ['Walden'], 30],
  ['  The   Art ', ['The Art'], 30],
  ['The Art of War in Everyday Life', ['The Art of', 'War in', 'Everyday Life'], 30],
  [
    'A Very Long Title That Goes On and On, Until It Ends',
    ['A Very Long', 'Title That', 'Goes On and', 'On, Until It', 'Ends'],
    24,
  ],
  ['Congratulations to Otorhinolaryngologists', ['Congratulations', 'to', 'Otorhinolaryngologists'], 17],
  ['Tom & <Jerry>', ['Tom &amp; &lt;Jerry&gt;'], 30],
  ['', [], 30],
])('the cover of %j is a 3:4 drawing with the lines %j in font size %d', (title, lines, size) => {
  const svg = coverSvg(title, 0);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 400"/);
  expect([...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, line]) => line)).toEqual(lines);
  expect(svg).toContain(`font-size="${size}"`);
});
