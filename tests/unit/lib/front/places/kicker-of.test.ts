import { describe, expect, test } from '@jest/globals';
import { kickerOf } from '@/lib/front/places/kicker-of';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { anaheim } from '../../../anaheim';
import { story } from '../front-material';
import '../../../with-anaheim';

const title = 'Library opens its doors';
const words = (local: NewsItem['local'], facts: Partial<NewsItem> = {}, feedKey: FeedKey = 'local-news') =>
  kickerOf(story(feedKey, 1, { title, local, ...facts }), true);

describe('over a headline of the top', () => {
  test('stands the town, which leads to the local list', () => {
    expect(words({ reach: 'county', town: 'Millbrook' })).toEqual({
      words: 'Millbrook',
      href: '/local-news',
    });
  });

  test('stands the section where the headline names the town itself', () => {
    const local = { reach: 'county', town: 'Millbrook' } as const;
    expect(words(local, { title: 'Millbrook’s library opens' }).words).toBe('Local News');
  });

  test('stands the section of what no local source told', () => {
    expect(words({ reach: 'elsewhere' }, {}, 'world-news').words).toBe('World News');
  });

  test.each([
    ['the place of a story from the region', { reach: 'region', town: 'Bayside' }, 'Bayside'],
    ['the name of the state', { reach: 'state', town: 'Ohio' }, 'Ohio'],
  ] as const)('stands %s, and leads nowhere', (_, local, kicker) => {
    expect(words(local)).toEqual({ words: kicker });
  });

  test('stands the region where no place is named, or the headline names it', () => {
    const region = { words: anaheim.local.takesIn[0] };
    expect(words({ reach: 'region' })).toEqual(region);
    expect(words({ reach: 'region', town: 'Bayside' }, { title: 'Bayside opens a library' })).toEqual(region);
  });

  test('a local source’s story from elsewhere is no local news', () => {
    expect(words({ reach: 'elsewhere' }).words).toBe('National News');
  });
});
