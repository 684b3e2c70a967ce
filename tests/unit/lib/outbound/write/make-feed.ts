import type { FeedEntry, FeedModel } from '@/lib/outbound/write/feed-model';

/** Builds a feed entry for tests. */
export function entry(fields: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: 'https://paper.example/blog/a-post',
    url: 'https://paper.example/blog/a-post',
    title: 'A post',
    summary: 'What it says.',
    published: new Date('2026-11-19T08:00:00Z'),
    categories: [],
    ...fields,
  };
}

/** Builds a feed for tests. */
export function feed(entries: readonly FeedEntry[] = [entry()], fields: Partial<FeedModel> = {}): FeedModel {
  return {
    id: 'https://paper.example/',
    title: 'The Paper',
    description: 'All the news of a town.',
    home: 'https://paper.example/',
    locale: 'en-US',
    publisher: { name: 'The Paper', email: 'desk@paper.example' },
    rights: 'Copyright 2026 The Paper',
    image: 'https://paper.example/feed-image.png',
    updated: new Date('2026-11-19T08:00:00Z'),
    entries,
    ...fields,
  };
}

export const self = 'https://paper.example/rss.xml';
