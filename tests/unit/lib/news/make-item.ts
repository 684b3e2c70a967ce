import type { NewsItem } from '@/lib/news/news-item';

let count = 0;

/** Creates a news item with these fields, and an id and a link of its own. */
export function item(fields: Partial<NewsItem>): NewsItem {
  count += 1;
  return {
    id: `item-${count}`,
    title: `Headline ${count}`,
    description: 'A sentence.',
    link: `https://news.example/${count}`,
    source: 'The Example',
    firstSeen: new Date('2026-11-20T12:00:00Z'),
    ...fields,
  };
}
