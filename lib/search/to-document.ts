import type { Place } from '@/lib/base/dates/format-date';
import { type BlogEntry, postPath } from '@/lib/blog/blog-post';
import type { City, FaqCategory } from '@/lib/city/city-type';
import type { LocalEvent } from '@/lib/news/calendar/event';
import { eventWords, lineOfEvent } from '@/lib/news/calendar/event-line';
import { shownDate } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { eventPath } from '@/lib/outbound/addresses';
import { questionId } from '@/lib/pages/faq/question-id';
import { pageNote, pagesHere, pageTitle } from '@/lib/pages/site-pages';
import type { SearchDocument } from '@/lib/search/search-document';
import { type FeedKey, sectionPath } from '@/lib/sections';

export function newsDocument(item: NewsItem, feedKey: FeedKey, sample = false): SearchDocument {
  const { title, description, link, source, also } = item;
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
