import type { NewsItem } from '@/lib/news/news-item';

let made = 0;

/** Creates a news item with these fields, and an id and a link of its own. */
export function item(fields: Partial<NewsItem>): NewsItem {
  made += 1;
  return {
    id: `item-${made}`,
    title: `Headline ${made}`,
    description: 'A sentence.',
    link: `https://news.example/${made}`,
    source: 'The Example',
    firstSeen: new Date('2026-11-20T12:00:00Z'),
    ...fields,
  };
}
