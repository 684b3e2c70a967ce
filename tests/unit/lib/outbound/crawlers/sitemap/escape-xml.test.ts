import { expect, test } from '@jest/globals';
import { escapeXml } from '@/lib/outbound/crawlers/sitemap/escape-xml';

test.each([
  ['the five signs', `Tom & "Jerry's" <cat>`, 'Tom &amp; &quot;Jerry&apos;s&quot; &lt;cat&gt;'],
  ['an end of CDATA', ']]>', ']]&gt;'],
  ['control characters', 'a\u0000b\u0008c\u001fd', 'abcd'],
  ['tab and line', 'a\tb\nc', 'a\tb\nc'],
  ['what is no character', 'a\ufffeb\uffffc', 'abc'],
  ['half of a pair', 'a\ud83db', 'ab'],
  ['a whole pair', '🍊', '🍊'],
])('%s', (_, text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});
