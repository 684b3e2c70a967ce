import { expect, test } from '@jest/globals';
import { parseOpml } from 'feedsmith';
import { opmlText } from '@/lib/outbound/feeds/opml';
import { city } from '../../../served-city';

test('the OPML file lists the feeds of the headlines, the posts, the briefings and all 16 sections', () => {
  const text = opmlText(city);
  expect(text).toContain('<opml version="2.0">');
  const [headlines, own, morning, group] = parseOpml(text).body?.outlines ?? [];
  expect(headlines?.xmlUrl).toBe('http://localhost:3000/headlines.xml');
  expect(own).toEqual({
    type: 'rss',
    text: city.siteTitle,
    title: city.siteTitle,
    xmlUrl: 'http://localhost:3000/rss.xml',
    htmlUrl: 'http://localhost:3000/blog',
  });
  expect(morning).toMatchObject({
    xmlUrl: 'http://localhost:3000/morning.xml',
    htmlUrl: 'http://localhost:3000/morning',
  });
  expect(group?.outlines).toHaveLength(16);
  expect(group?.outlines).toContainEqual(
    expect.objectContaining({
      text: `Business & Finance | ${city.siteTitle}`,
      xmlUrl: 'http://localhost:3000/news/business-and-finance/rss.xml',
    }),
  );
});
