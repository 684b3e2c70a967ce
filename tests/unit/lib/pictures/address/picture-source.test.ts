import { expect, test } from '@jest/globals';
import { pictureSource } from '@/lib/pictures/address/picture-source';
import { pictureBase } from '@/lib/pictures/address/signed-address';

const key = 'a key of the operator, long enough';
const picture = { address: 'https://cdn.example/a.jpg', drawing: 'grove-day' };

test('the longest address that travels makes a path of under 2,000 characters', () => {
  const long = (length: number) => ({
    ...picture,
    whole: true,
    address: `https://cdn.example/${'a'.repeat(length - 20)}`,
  });
  expect(pictureSource(long(1400), 'card', key)?.src.length).toBeLessThan(2000);
  expect(pictureSource(long(1401), 'card', key)).toBeUndefined();
});

test('an img gets the widths of its place, and the second of them for browsers that choose none', () => {
  const base = pictureBase(picture, key);
  expect(pictureSource(picture, 'card', key)).toEqual({
    src: `${base}480`,
    srcSet: `${base}280 280w, ${base}480 480w, ${base}720 720w`,
    sizes: '(min-width:64rem) 272px,(min-width:48rem) 46vw,190px',
  });
});
