import { expect, test } from '@jest/globals';
import { escapeHtml } from '@/lib/base/text/escape-html';

test.each([
  [`<a href="x" title='y'>`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;'],
  ['AT&T &amp; more', 'AT&amp;T &amp;amp; more'],
  ['plain words', 'plain words'],
])('%s becomes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
