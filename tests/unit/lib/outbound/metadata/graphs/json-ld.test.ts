import { expect, test } from '@jest/globals';
import { graph, jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';

const hostile = '</script><script>alert(1)</script><!--';

test('a headline cannot end the script element that its data stands in', () => {
  const text = jsonLdText(graph({ '@type': 'WebPage', name: hostile }));
  expect(text).not.toContain('<');
  expect(text).toContain('\\u003c/script>');
});

test('what a crawler reads back is the headline as it was', () => {
  const text = jsonLdText(graph({ '@type': 'WebPage', name: hostile }));
  expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
});
