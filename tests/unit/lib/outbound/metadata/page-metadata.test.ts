import { describe, expect, test } from '@jest/globals';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { headTitle, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { shareImagePath } from '@/lib/outbound/metadata/share-card';
import { city } from '../../../any-city';

const page = { name: 'Sports', description: 'Who plays in town.', path: '/news/sports' };

describe('pageMetadata', () => {
  test('titles a page with its own name and the site’s, and has a canonical address', () => {
    const { title, alternates, metadataBase } = pageMetadata(city, page);
    expect(title).toBe(`Sports | ${city.siteTitle}`);
    expect([alternates?.canonical, metadataBase?.toString()]).toEqual([
      '/news/sports',
      'http://localhost:3000/',
    ]);
  });

  test('titles the front page with the site’s name only once', () => {
    expect(pageMetadata(city, { ...page, name: city.siteTitle, path: '/' }).title).toBe(city.siteTitle);
  });

  test('lists the page’s keywords before the city’s', () => {
    expect(pageMetadata(city, { ...page, keywords: ['ice hockey'] }).keywords).toEqual([
      'ice hockey',
      ...city.keywords,
    ]);
  });

  test('gives the city’s position as geo.position and as ICBM', () => {
    expect(pageMetadata(city, page).other).toEqual({
      'geo.region': city.region,
      'geo.placename': city.name,
      'geo.position': `${city.latitude};${city.longitude}`,
      ICBM: `${city.latitude}, ${city.longitude}`,
    });
  });

  test('gives social networks the page’s title and description, and a large share card', () => {
    const { openGraph, twitter } = pageMetadata(city, page);
    const shared = { title: `Sports | ${city.siteTitle}`, description: 'Who plays in town.' };
    expect(openGraph).toMatchObject({ ...shared, type: 'website', url: '/news/sports', locale: 'en_US' });
    const url = absoluteUrl(city, shareImagePath(city, '/news/sports'));
    const alt = `Sports, with the ${city.siteTitle} logo`;
    expect(openGraph?.images).toEqual([{ url, alt, width: 1200, height: 630, type: 'image/png' }]);
    expect(twitter).toMatchObject({ ...shared, card: 'summary_large_image', images: [{ url, alt }] });
  });

  test.each([
    ['is indexed by default', page, true],
    ['is not indexed while it has nothing to show', { ...page, index: false }, false],
  ])('%s', (_, facts, index) => {
    expect(pageMetadata(city, facts).robots).toEqual({
      index,
      follow: true,
      'max-image-preview': 'large',
      'max-snippet': -1,
      'max-video-preview': -1,
    });
  });
});

test('headTitle has at most 65 characters: it drops the site’s name first, and then cuts the title', () => {
  const name = ' | The Paper';
  const title = (length: number) => 't'.repeat(length);
  expect(headTitle(title(65 - name.length), 'The Paper')).toBe(title(65 - name.length) + name);
  expect(headTitle(title(66 - name.length), 'The Paper')).toBe(title(66 - name.length));
  expect(headTitle(title(65), 'The Paper')).toBe(title(65));
  expect(headTitle(title(66), 'The Paper')).toBe(`${title(64)}…`);
});
