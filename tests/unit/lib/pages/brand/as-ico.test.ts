import { expect, test } from '@jest/globals';
import { asIco } from '@/lib/pages/brand/as-ico';

test('an ICO file is a head of one entry, then the picture', () => {
  const picture = Buffer.from('a picture');
  const file = asIco(picture, 48);
  // Reserved, icon, one picture; width, height, no palette, reserved; planes, bits; length and place of the picture.
  const head = [0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 9, 0, 0, 0, 22, 0, 0, 0];
  expect([...file.subarray(0, 22)]).toEqual(head);
  expect(file.subarray(22)).toEqual(picture);
});
