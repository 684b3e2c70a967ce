import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';

type SectionItems = Extract<SectionNews, { state: 'items' }>;

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

/** Creates a section's news with `count` items, titled "Story 1.", "Story 2." and so on. */
export function sectionNews(count: number, facts: Partial<SectionItems> = {}): SectionItems {
  const items = Array.from({ length: count }, (_, at) =>
    newsItem({ id: `id-${at + 1}`, title: `Story ${at + 1}.`, author: 'Ana Ruiz' }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false, ...facts };
}
