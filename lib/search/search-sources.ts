import { type Outcome, ok } from '@/lib/base/outcome';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionNews } from '@/lib/news/section-news';
import { isSampleEdition } from '@/lib/news/sources/edition';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import type { SearchDocument } from '@/lib/search/search-document';
import {
  eventDocument,
  faqDocuments,
  newsDocument,
  pageDocuments,
  postDocument,
} from '@/lib/search/to-document';

/** A source serves from memory and marks each change (news-changed.ts); `name` is for the log. */
export type SearchSource = { name: string; documents: () => Promise<Outcome<readonly SearchDocument[]>> };

async function headlines(): Promise<Outcome<SearchDocument[]>> {
  const sample = isSampleEdition();
  const all = await Promise.all(
    sectionsHere().map(async ({ feedKey }) => {
      const news = await sectionNews(feedKey);
      // Events are documents of their own.
      const items = news.state === 'items' ? news.items.filter(({ event }) => !event) : [];
      return items.map((item) => newsDocument(item, feedKey, sample));
    }),
  );
  return ok(all.flat());
}

async function posts(): Promise<Outcome<SearchDocument[]>> {
  const all = await allPosts();
  return all.ok ? ok(all.value.map(postDocument)) : all;
}

async function events(): Promise<Outcome<SearchDocument[]>> {
  const news = await upcomingEvents();
  return ok(news.state === 'events' ? news.events.map((event) => eventDocument(event, thisCity())) : []);
}

/** In the order of documents of the same score and date. */
export const searchSources: readonly SearchSource[] = [
  { name: 'pages', documents: async () => ok(pageDocuments(thisCity())) },
  { name: 'headlines', documents: headlines },
  { name: 'posts', documents: posts },
  { name: 'events', documents: events },
  { name: 'questions', documents: async () => ok(faqDocuments(thisCity().faq)) },
];
