import { expect, test } from '@jest/globals';
import { readerLinks } from '@/lib/outbound/feeds/reader-links';

test('each of the four readers gets the whole address of the feed', () => {
  const feed = 'https://paper.example/rss.xml?a=1&b=2';
  const links = readerLinks(feed);
  expect(links.map(({ name }) => name)).toEqual(['Feedly', 'Inoreader', 'The Old Reader', 'NewsBlur']);
  for (const { href } of links) expect(decodeURIComponent(href).endsWith(feed)).toBe(true);
});
