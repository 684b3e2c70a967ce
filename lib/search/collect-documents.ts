import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '@/lib/base/dates/format-date';
import { bugFacts, type Log } from '@/lib/base/log';
import { type Outcome, ok } from '@/lib/base/outcome';
import { type BlogEntry, postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import type { City, FaqCategory } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { upcomingEvents } from '@/lib/events/event-store';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { eventWords, lineOfEvent } from '@/lib/news/calendar/event-words';
import { type NewsItem, outletLanguage, shownDate } from '@/lib/news/news-item';
import { sectionNews } from '@/lib/news/section/section-news';
import { isSampleEdition, sectionsHere } from '@/lib/news/sources/sections-here';
import { eventPath } from '@/lib/outbound/addresses';
import { questionId } from '@/lib/pages/faq';
import { pageNote, pagesHere, pageTitle } from '@/lib/pages/site-pages';
import type { SearchDocument } from '@/lib/search/search-document';
import { type FeedKey, sectionPath } from '@/lib/sections';

export function newsDocument(item: NewsItem, feedKey: FeedKey, sample = false): SearchDocument {
  const { title, description, link, source, also } = item;
  const sourceLanguage = outletLanguage(item);
  return {
    kind: 'headline',
    title,
    text: description,
    href: link,
    source,
    date: shownDate(item),
    sections: [feedKey],
    ...(item.dayOnly && { dayOnly: true }),
    ...(item.language && { language: item.language }),
    ...(sourceLanguage && { sourceLanguage }),
    ...(also && { also }),
    ...(sample && { sample }),
  };
}

export function postDocument(post: BlogEntry): SearchDocument {
  const { metaTitle: title, metaDescription: text, date } = post;
  return { kind: 'post', title, text, href: postPath(post), date, dayOnly: true };
}

export function faqDocuments(categories: readonly FaqCategory[]): SearchDocument[] {
  const all = categories.flatMap(({ questions }) => questions);
  return all.map(({ question, answer }) => ({
    kind: 'question',
    title: question,
    text: answer,
    href: `/faq#${questionId(question)}`,
  }));
}

/** Dated by its day, with hours and place in the city's language. */
export function eventDocument(event: LocalEvent, place: Place): SearchDocument {
  const { title, text, when, source, sample } = event;
  return {
    kind: 'event',
    title,
    text,
    href: eventPath(event),
    source: source.name,
    date: when.kind === 'hours' ? when.start : new Date(`${when.first}T12:00:00Z`),
    when: eventWords(lineOfEvent(event, place)),
    sections: ['events'],
    ...(when.kind === 'days' && { dayOnly: true }),
    ...(sample && { sample }),
  };
}

function asSentence(note: string): string {
  return note && `${note.charAt(0).toUpperCase()}${note.slice(1)}${/[.!?]$/.test(note) ? '' : '.'}`;
}

export function pageDocuments(city: City): SearchDocument[] {
  return [
    ...pagesHere(city).map((page) => ({
      kind: 'page' as const,
      title: pageTitle(page, city),
      text: asSentence(pageNote(page, city)),
      href: page.path,
    })),
    ...sectionsHere(city).map((section) => ({
      kind: 'page' as const,
      title: section.name,
      text: city.sections[section.feedKey].sentence,
      href: sectionPath(section),
    })),
  ];
}

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

export type Collector = () => Promise<SearchDocument[]>;

type CollectorDeps = { waitMs: number; log: Log };

/** A source that fails, or takes longer than `waitMs`, gives what it gave the last time. */
export function createCollector(sources: readonly SearchSource[], { waitMs, log }: CollectorDeps): Collector {
  const known = new Map<string, readonly SearchDocument[]>();

  async function ask({ name, documents }: SearchSource): Promise<void> {
    try {
      const given = await documents();
      if (given.ok) known.set(name, given.value);
    } catch (error) {
      log('error', 'a source of search broke', { source: name, ...bugFacts(error) });
    }
  }

  return async () => {
    const late = () => sleep(waitMs, undefined, { ref: false });
    await Promise.all(sources.map((source) => Promise.race([ask(source), late()])));
    return sources.flatMap(({ name }) => known.get(name) ?? []);
  };
}
