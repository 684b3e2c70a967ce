import { expect, test } from '@jest/globals';
import { pickPhotos } from '@/lib/pictures/choose/pick-photos';

const [one, other] = ['https://cdn.example/1.jpg', 'https://cdn.example/2.jpg'];
const items = (...images: (string | undefined)[]) => images.map((image) => ({ image }));

test('each item shows its own picture, and one without shows none', () => {
  expect(pickPhotos(items(one, undefined, other))).toEqual([one, undefined, other]);
});

test('of two items with the same picture the newer shows it', () => {
  expect(pickPhotos(items(one, other, one))).toEqual([one, other, undefined]);
});

test('a picture that three items share is a logo, and none shows it', () => {
  expect(pickPhotos(items(one, one, other, one))).toEqual([undefined, undefined, other, undefined]);
});
