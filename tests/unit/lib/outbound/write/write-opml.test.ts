import { describe, expect, test } from '@jest/globals';
import { parseOpml } from 'feedsmith';
import { subscriptions } from '@/lib/outbound/feeds/subscriptions';
import { writeOpml } from '@/lib/outbound/write/write-opml';
import '../../../with-anaheim';

describe('writeOpml', () => {
  test('the document says that it is OPML 2.0', () => {
    expect(writeOpml(subscriptions())).toContain('<opml version="2.0">');
  });

  test('a feed has its title, its address and its page, whatever stands in them', () => {
    const own = {
      title: 'Arts & "Culture" <1>',
      feed: 'https://p.example/f?a=1&b=2',
      page: 'https://p.example/',
    };
    const list = { title: 'All', owner: { name: 'P', email: 'p@p.example' }, feeds: [own], groups: [] };
    expect(parseOpml(writeOpml(list)).body?.outlines).toEqual([
      { type: 'rss', text: own.title, title: own.title, xmlUrl: own.feed, htmlUrl: own.page },
    ]);
  });

  test('the paper’s list has the headlines, its own posts and one feed for each of the 16 sections', () => {
    const [headlines, own, group] = parseOpml(writeOpml(subscriptions())).body?.outlines ?? [];
    expect(headlines?.xmlUrl).toMatch(/\/headlines\.xml$/);
    expect(own?.xmlUrl).toMatch(/\/rss\.xml$/);
    expect(group?.outlines).toHaveLength(16);
    expect(group?.outlines?.map(({ xmlUrl }) => xmlUrl)).toContainEqual(
      expect.stringMatching(/\/news\/politics--government\/rss\.xml$/),
    );
  });
});
