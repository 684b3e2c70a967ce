import { expect, test } from '@jest/globals';
import { foreignAddress } from '@/lib/pictures/address/foreign-address';

test.each([
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  [' http://cdn.example/a b.jpg ', 'http://cdn.example/a%20b.jpg'],
  ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['https://u:p@cdn.example/a.jpg', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  ['a.jpg', undefined],
  [`https://cdn.example/${'a'.repeat(2000)}`, undefined],
])('%j is taken as %j', (written, address) => {
  expect(foreignAddress(written)).toBe(address);
});
