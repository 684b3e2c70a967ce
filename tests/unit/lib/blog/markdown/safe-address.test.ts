import { expect, test } from '@jest/globals';
import { safeAddress } from '@/lib/blog/markdown/safe-address';

test.each([
  'http://example.org/',
  'https://example.org/?a=b:c#d',
  'irc://example.org/room',
  'ircs://example.org/room',
  'mailto:a@example.org',
  'xmpp:a@example.org',
  '/a/path',
  'a/path:with-colon',
  '?query=a:b',
  '#part:1',
  'relative',
  '',
])('requirements section 5: %j stays', (address) => {
  expect(safeAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:+1714',
  'blob:https://example.org/1',
  ':x',
  'https\u0000:x',
])('requirements section 5: %j becomes empty', (address) => {
  expect(safeAddress(address)).toBe('');
});

test('a scheme may be written large', () => {
  expect(safeAddress('MAILTO:A@example.org')).toBe('mailto:A@example.org');
});
