import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { thisCity } from '@/lib/city/this-city';
import { jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';
import { siteGraph } from '@/lib/outbound/metadata/graphs/site-graph';
import { iconFile, iconPath, readIconPath } from '@/lib/pages/brand';

const things = JSON.parse(jsonLdText(siteGraph(thisCity())))['@graph'];

test('the site declares its search as a template, the braces as they are', () => {
  const [, site] = things;
  expect(site).toMatchObject({
    '@type': 'WebSite',
    publisher: { '@id': 'http://localhost:3000/#publisher' },
  });
  expect(site.potentialAction.target).toBe('http://localhost:3000/search?q={search_term_string}');
  expect(site.potentialAction['query-input']).toBe('required name=search_term_string');
});

test('the publisher is a news organisation with a logo, and of no profile that does not exist', () => {
  const [publisher] = things;
  expect(publisher['@type']).toBe('NewsMediaOrganization');
  expect(publisher.logo.url).toBe(`http://localhost:3000${iconPath('/icons/icon-512.png', thisCity())}`);
  const [addressCountry, addressRegion] = thisCity().region.split('-');
  expect(publisher.address).toMatchObject({ addressRegion, addressCountry });
  expect(publisher).not.toHaveProperty('sameAs');
});

test('the logo is as large as it is said to be', async () => {
  const [publisher] = things;
  const icon = await iconFile(readIconPath(new URL(publisher.logo.url).pathname).address, thisCity());
  const { width, height } = await sharp(Buffer.from(icon?.body ?? '')).metadata();
  expect(publisher.logo).toMatchObject({ width: `${width}`, height: `${height}` });
});

test.each([
  [{ region: 'US-CO', state: 'Colorado' }, { addressRegion: 'CO', addressCountry: 'US' }, 'State'],
  [{ region: 'MX-YUC', state: 'Yucatán' }, { addressRegion: 'YUC', addressCountry: 'MX' }, 'State'],
  [{ region: 'GB-ENG', state: 'United Kingdom' }, { addressRegion: 'ENG', addressCountry: 'GB' }, 'Country'],
  [{ region: 'SG', state: 'Singapore' }, { addressCountry: 'SG' }, 'Country'],
])('the publisher of a city in %j', (place, address, type) => {
  const [publisher] = JSON.parse(jsonLdText(siteGraph({ ...thisCity(), ...place })))['@graph'];
  expect(publisher.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: thisCity().name,
    ...address,
  });
  expect(publisher.areaServed.containedInPlace).toEqual({ '@type': type, name: place.state });
});
