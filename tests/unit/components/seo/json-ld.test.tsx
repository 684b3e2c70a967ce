import { expect, test } from '@jest/globals';
import { JsonLd } from '@/components/seo/json-ld';
import { graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { html } from '../../html';
import { city } from '../../served-city';

test('JSON-LD escapes a headline that would close the script element', () => {
  const markup = html(<JsonLd data={graph(city, { '@type': 'WebPage', name: '</script><b>' })} />);
  expect(markup).toMatch(/^<script type="application\/ld\+json">[^<]*<\/script>$/);
});
