import type { City } from '@/lib/city/city-type';
import { hasCalendar, hasSection, isSectionOfHere } from '@/lib/news/sources/sections-here';
import { isSampleShelf } from '@/lib/pages/books/book-links';
import { listInWords } from '@/lib/pages/list-in-words';
import { partnerReaders } from '@/lib/pages/partners/partner-readers';
import type { FeedKey } from '@/lib/sections';

function words(...parts: readonly (string | false | undefined)[]): string {
  return listInWords(parts.filter((part) => typeof part === 'string'));
}

const besideLocal: readonly FeedKey[] = ['business', 'politics', 'health'];

/** Of business, politics and health, the sections that the city has. */
export function besideLocalNews(city: City): string {
  return listInWords(besideLocal.filter((feedKey) => hasSection(feedKey, city)));
}

export function localNote(city: City): string {
  const others = besideLocalNews(city);
  return others ? `local headlines, with ${others}` : 'local headlines';
}

export function eventsNote(city: City): string {
  return hasCalendar(city) ? 'upcoming events by date, with calendar files' : 'calendars in the area';
}

/** The blocks of the Community page; empty where none is of this community: the nation's arts alone make no such page. */
export function communityNote(city: City): string {
  const hasOwn = city.resources.length > 0 || city.donation !== undefined;
  if (!hasOwn && !isSectionOfHere('arts', city) && !isSectionOfHere('opinion', city)) return '';
  const blocks = words(
    hasSection('arts', city) && 'arts news',
    city.resources.length > 0 && 'community resources',
    hasSection('opinion', city) && 'opinion',
  );
  return blocks || 'how to give to local nonprofits';
}

export function partnersNote({ partners }: City): string {
  return `documents for ${partnerReaders(partners)}`;
}

export function booksNote({ books }: City): string {
  if (!books) return '';
  const titles = `${books.list.length} titles`;
  return isSampleShelf(books)
    ? `a sample shelf of ${titles}, most of them made up; every link opens a search at the retailer`
    : `${titles}, with links to the retailer`;
}

/** What a search looks through: `headlines, posts, events and answers`. */
export function searchNote(city: City): string {
  return words('headlines', 'posts', hasCalendar(city) && 'events', city.faq.length > 0 && 'answers');
}

/** For the Search page: `headlines, posts, events, FAQ answers and pages`. */
export function searchedInWords(city: City): string {
  const kinds = [hasCalendar(city) && 'events', city.faq.length > 0 && 'FAQ answers'];
  return words('headlines', 'posts', ...kinds, 'pages');
}
