import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';

type SectionItems = Extract<SectionNews, { state: 'items' }>;

let count = 0;

/** Creates a news item with these fields, and an id and a link of its own. */
export function item(fields: Partial<NewsItem> = {}): NewsItem {
  count += 1;
  return {
    id: `item-${count}`,
    title: `Headline ${count}`,
    description: 'A summary.',
    link: `https://news.example/${count}`,
    source: 'The Example',
    firstSeen: new Date('2026-11-20T12:00:00Z'),
    ...fields,
  };
}

/** Creates a section's news with `length` items, titled "Story 1.", "Story 2." and so on. */
export function sectionNews(length: number, fields: Partial<SectionItems> = {}): SectionItems {
  const pubDate = new Date('2026-11-20T12:00:00Z');
  const items = Array.from({ length }, (_, at) =>
    item({ title: `Story ${at + 1}.`, author: 'Ana Ruiz', pubDate }),
  );
  return { state: 'items', items, updatedAt: new Date(), stale: false, ...fields };
}
