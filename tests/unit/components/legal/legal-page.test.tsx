import { expect, test } from '@jest/globals';
import { LegalSection } from '@/components/legal/legal-page';
import { cityByKey } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { html } from '../../html';
import { city } from '../../served-city';

const section = async (markdown: string, ofCity = city) =>
  html(await LegalSection({ city: ofCity, title: 'Cookies', markdown }));

test('only a link to the original document in another language has an hreflang', async () => {
  const original = `[a](${absoluteUrl(city, '/terms')})`;
  expect(await section(original, cityByKey('anaheim-es'))).toContain('hrefLang="en"');
  expect(await section(original)).not.toContain('hrefLang');
});
