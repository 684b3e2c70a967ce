import { expect, test } from '@jest/globals';
import { isKnownTag } from '@/lib/base/http';

test.each([
  ['itself', '"a"', '"a"', true],
  ['one of several', '"b", "a" ', '"a"', true],
  ['a weak one for a strong', 'W/"a"', '"a"', true],
  ['a strong one for a weak', '"a"', 'W/"a"', true],
  ['any', ' * ', '"a"', true],
  ['another', '"b"', '"a"', false],
  ['a part of it', '"a', '"a"', false],
  ['none', '', '"a"', false],
])('a tag is known by %s', (_, asked, etag, known) => {
  expect(isKnownTag(asked, etag)).toBe(known);
});
