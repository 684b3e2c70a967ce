import { expect, test } from '@jest/globals';
import { contentVersion, splitVersion } from '@/lib/base/address/content-version';

test('a version is of its content alone', () => {
  expect(contentVersion({ a: 1 })).toMatch(/^[0-9a-f]{10}$/);
  expect(contentVersion({ a: 1 })).toBe(contentVersion({ a: 1 }));
  expect(contentVersion({ a: 1 })).not.toBe(contentVersion({ a: 2 }));
});

test.each([
  ['0123456789/home', '0123456789', 'home'],
  ['abcdef0123/blog/a-post', 'abcdef0123', 'blog/a-post'],
  ['home', undefined, 'home'],
  ['blog/a-post', undefined, 'blog/a-post'],
  ['012345678/home', undefined, '012345678/home'],
  ['ABCDEF0123/home', undefined, 'ABCDEF0123/home'],
  ['0123456789', undefined, '0123456789'],
  ['0123456789/', undefined, '0123456789/'],
])('of %s the version is %s, and %s follows', (path, version, rest) => {
  expect(splitVersion(path)).toEqual({ version, rest });
});
