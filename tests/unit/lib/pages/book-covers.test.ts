import { expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { contrast } from '@/lib/base/colors';
import { coverColors, coverSvg } from '@/lib/pages/book-covers';
import { anaheim } from '../../anaheim';

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
