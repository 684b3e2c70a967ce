import { expect, test } from '@jest/globals';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const page = { title: 'Local News', description: 'What happens here.', path: '/local-news' };

test('a page is shared with a large card of its own, described in words', () => {
  const { openGraph, twitter } = pageMetadata(page);
  const url = 'http://localhost:3000/og/local-news.png';
  expect(openGraph?.images).toEqual([
    expect.objectContaining({ url, width: 1200, height: 630, type: 'image/png', alt: expect.any(String) }),
  ]);
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [{ url, alt: expect.any(String) }] });
});

test('the canonical address is the path', () => {
  expect(pageMetadata(page).alternates?.canonical).toBe('/local-news');
});

test('a page is listed unless it says otherwise', () => {
  expect(pageMetadata(page).robots).toMatchObject({ index: true, 'max-image-preview': 'large' });
  expect(pageMetadata({ ...page, index: false }).robots).toMatchObject({ index: false });
});
