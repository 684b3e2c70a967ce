import { expect, test } from '@jest/globals';
import { pictureType } from '@/lib/outbound/feeds/picture-type';

test.each([
  ['https://i.example/a.jpg', 'image/jpeg'],
  ['https://i.example/a.PNG?width=300', 'image/png'],
  ['https://i.example/a.webp#x', 'image/webp'],
  ['https://i.example/picture?name=a.png', 'image/jpeg'],
  ['https://i.example/a.constructor', 'image/jpeg'],
])('%s is %s', (address, type) => {
  expect(pictureType(address)).toBe(type);
});
