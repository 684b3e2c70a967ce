import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from '@/lib/base/dates/format-date';
import { cleanText } from '@/lib/base/text/clean-text';
import { type ListedPost, postPath } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import { withoutMarkup } from '@/lib/blog/markdown/raw-html';
import type { City, FaqCategory } from '@/lib/city/city-type';
import { upcomingEvents } from '@/lib/events/event-store';
import { sectionHeadlines } from '@/lib/front/page-material';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { eventWords, lineOfEvent } from '@/lib/news/calendar/event-words';
import type { LocalEvent } from '@/lib/news/event';
import { type NewsItem, outletLanguage, shownDate } from '@/lib/news/news-item';
import { isSampleEdition, sectionsHere } from '@/lib/news/sources/sections-here';
import { eventPath, ownPagePath } from '@/lib/outbound/addresses';
import { kindLabel } from '@/lib/outbound/metadata/post-parent';
import { questionId } from '@/lib/pages/faq';
import { pageNote, pagesHere, pageTitle } from '@/lib/pages/site-pages';
import { serviceId, unconfirmedWords } from '@/lib/pages/switchboard/by-need';
import type { SearchDocument } from '@/lib/search/search-document';
import type { FeedKey } from '@/lib/sections';

/** Turns a headline into a document; `site` is the site's locale. */
export function newsDocument(item: NewsItem, sample = false, site?: string): SearchDocument {
  const { title, description, link, source, also } = item;
  const sourceLanguage = outletLanguage(item, site);
  return {
    kind: 'headline',
    title,
    text: description,
    href: link,
    source,
    date: shownDate(item),
    ...(item.dayOnly && { dayOnly: true }),
    ...(item.language && { language: item.language }),
    ...(sourceLanguage && { sourceLanguage }),
    ...(also && { also }),
    ...(sample && { sample }),
  };
}

/** Matches the address of a Markdown link, and a bare address. */
const LINK_ADDRESS = /\]\([^)]*\)|https?:\S+/g;
/** Maximum number of characters of a post's body in the index, because each takes time and memory. */
const MAX_BODY = 10_000;

/** Returns a post's keywords and the words of its Markdown; undefined if neither is known. */
function bodyWords({
  blog = '',
  shortTailKeywords = [],
  longTailKeywords = [],
}: ListedPost): string | undefined {
  const text = withoutMarkup(blog.slice(0, MAX_BODY)).replace(LINK_ADDRESS, ' ');
  return cleanText([...shortTailKeywords, ...longTailKeywords, text].join(' ')) || undefined;
}

export function postDocument(city: City, post: ListedPost): SearchDocument {
  const { metaTitle: title, metaDescription: text, date } = post;
  const label = kindLabel(city, post);
  const body = bodyWords(post);
  return {
    kind: 'post',
    ...(label && { label }),
    title,
    text,
    ...(body && { body }),
    href: postPath(post),
    date,
    dayOnly: true,
  };
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

/** Returns the phone numbers of `/who-to-call`, one document per service. */
function serviceDocuments(city: City): SearchDocument[] {
  return city.switchboard.map((entry) => ({
    kind: 'service',
    title: entry.name,
    text: entry.text,
    href: `/who-to-call#${serviceId(entry.name)}`,
    names: entry.words,
    phones: entry.phones,
    note: unconfirmedWords(entry, city, Date.now()),
  }));
}

/** Turns an event into a document dated by its day, with hours and place in the city's language. */
export function eventDocument(event: LocalEvent, place: Place): SearchDocument {
  const { title, text, language, when, source, sample } = event;
  return {
    kind: 'event',
    title,
    text,
    href: eventPath(event),
    source: source.name,
    date: when.kind === 'hours' ? when.start : new Date(`${when.first}T12:00:00Z`),
    when: eventWords(lineOfEvent(event, place)),
    ...(language && { language }),
    ...(when.kind === 'days' && { dayOnly: true }),
    ...(sample && { sample }),
  };
}

export function pageDocuments(city: City): SearchDocument[] {
  return [
    ...pagesHere(city).map((page) => ({
      kind: 'page' as const,
      title: pageTitle(page, city),
      text: pageNote(page, city),
      href: page.path,
    })),
    ...sectionsHere(city).map((section) => ({
      kind: 'page' as const,
      title: messages(city).sections[section.feedKey],
      text: city.sections[section.feedKey].sentence,
      href: sectionPath(section, city),
    })),
  ];
}

/** Returns the links of `/community`. */
function resourceDocuments(city: City): SearchDocument[] {
  const label = messages(city).community.resources;
  return city.resources.flatMap(({ group, links }) =>
    links.map(({ name, href }) => ({ kind: 'page', label, title: name, text: group, href })),
  );
}

async function headlines(city: City, feedKey: FeedKey): Promise<SearchDocument[]> {
  const news = await sectionHeadlines(city, feedKey);
  if (news.state !== 'items') return [];
  // Events and our own posts are collected separately.
  const items = news.items.filter(({ event, own }) => !event && !own);
  return items
    .map((item) => newsDocument(item, isSampleEdition(city), city.locale))
    .map((document) => ({ ...document, href: ownPagePath(city, document.href) ?? document.href }));
}

async function posts(city: City): Promise<SearchDocument[]> {
  const all = await getPosts(city);
  return all.ok ? all.value.map((post) => postDocument(city, post)) : [];
}

async function events(city: City): Promise<SearchDocument[]> {
  const news = await upcomingEvents(city, new Date());
  return news.state === 'events' ? news.events.map((event) => eventDocument(event, city)) : [];
}

/** `isComplete`: false if some sources were left out because they took too long. */
type Collected = { documents: SearchDocument[]; isComplete: boolean };

/** Collects everything that a search in a city can find. Leaves out sources that take longer than `waitMs`. */
export async function collectDocuments(city: City, waitMs: number): Promise<Collected> {
  const inTime = (documents: Promise<SearchDocument[]>) =>
    Promise.race([documents, sleep(waitMs, undefined, { ref: false })]);
  const sections = sectionsHere(city).map(({ feedKey }) => headlines(city, feedKey));
  const found = await Promise.all([...sections, posts(city), events(city)].map(inTime));
  const sources = found.flatMap((documents) => documents ?? []);
  return {
    documents: [
      ...serviceDocuments(city),
      ...pageDocuments(city),
      ...resourceDocuments(city),
      ...sources,
      ...faqDocuments(city.faq),
    ],
    isComplete: !found.includes(undefined),
  };
}
