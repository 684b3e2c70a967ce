import { expect, test } from '@jest/globals';
import { allPhotos } from '@/lib/front/places/all-photos';

const photo = { photo: 'https://cdn.example/a.jpg' };
const none = { photo: undefined };

test.each([
  ['a row of photos', [photo, photo], true],
  ['a row with one that has none', [photo, none], false],
  ['a row without photos', [none, none], false],
  ['an empty row', [], false],
])('%s', (_, row, shown) => {
  expect(allPhotos(row)).toBe(shown);
});
