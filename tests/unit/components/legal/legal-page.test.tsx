import { expect, test } from '@jest/globals';
import { LegalSection } from '@/components/legal/legal-page';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { html } from '../../html';
import '../../with-anaheim';
import '../../open-cities';
import { thisCity } from '../../this-city';

const anaheim = cityByKey('anaheim') as City;
const spanish = cityByKey('anaheim-es') as City;

async function section(city: City, markdown: string): Promise<string> {
  return html(await LegalSection({ city, title: 'Cookies', markdown }));
}

test('a link in a legal document leads to another page', async () => {
  expect(await section(anaheim, '[a](/privacy)')).toContain('<a href="/privacy">a</a>');
});

test('a link to the document that governs an edition names that document’s language', async () => {
  const original = `[a](${absoluteUrl(thisCity(), '/terms')})`;
  expect(await section(spanish, original)).toContain('hrefLang="en"');
  expect(await section(anaheim, original)).not.toContain('hrefLang');
});
