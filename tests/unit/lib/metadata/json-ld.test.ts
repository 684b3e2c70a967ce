import { expect, test } from '@jest/globals';
import { graph, jsonLdText } from '@/lib/metadata/json-ld';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028', '"quotes" \\ and & signs'])(
  'the name %p cannot end the element, and comes back as it was',
  (name) => {
    const text = jsonLdText(graph({ '@type': 'Thing', name }));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  },
);
