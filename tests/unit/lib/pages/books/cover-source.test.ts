import { expect, test } from '@jest/globals';
import type { Book } from '@/lib/city/city-type';
import { coverSource } from '@/lib/pages/books/cover-source';

const book = (cover?: string) => ({ title: 'The Colony', ...(cover && { cover }) }) as Book;
const key = () => 'a-key';
const drawn = { src: '/books/covers/the-colony.svg' };

test('a file of the city is shown as it is, and nothing is signed for it', () => {
  const unasked = () => {
    throw new Error('no key is needed');
  };
  expect(coverSource(book('/covers/colony.jpg'), unasked)).toEqual({ src: '/covers/colony.jpg' });
});

test('a picture of elsewhere comes through this site, whole, in the widths of a cover', () => {
  const { src, srcSet, sizes } = coverSource(book('https://books.example/colony.jpg'), key);
  expect(src).toMatch(/^\/pictures\/[\w-]{16}\/whole\.[\w-]+\/[\w-]+\/480$/);
  expect(srcSet?.match(/\d+w/g)).toEqual(['280w', '480w', '720w']);
  expect(sizes).toContain('44vw');
});

test('without a picture the cover is drawn', () => {
  expect(coverSource(book(), key)).toEqual(drawn);
});

test('so it is where the address of the picture is too long', () => {
  expect(coverSource(book(`https://books.example/${'a'.repeat(1400)}`), key)).toEqual(drawn);
});
