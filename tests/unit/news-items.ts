import type { NewsItem } from '@/lib/news/news-item';

/** Creates a headline with these fields for a test. */
export function newsItem(facts: Partial<NewsItem> = {}): NewsItem {
  return {
    id: 'story-1',
    title: 'Council votes on the budget',
    description: 'The vote comes after three hearings.',
    link: 'https://example.org/budget',
    pubDate: new Date('2026-11-20T18:00:00Z'),
    source: 'Voice of the Valley',
    firstSeen: new Date('2026-11-20T18:05:00Z'),
    ...facts,
  };
}
