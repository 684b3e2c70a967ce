import { hostNames } from '@/lib/base/addresses';
import { cleanText, cutText } from '@/lib/base/text/clean-text';
import { type Headline, withoutPublisher } from '@/lib/base/text/excerpt/title-tails';
import { namesOf } from '@/lib/news/fields/element-names';
import { findOwnSource } from '@/lib/news/fields/find-credits';
import { findLink } from '@/lib/news/fields/find-link';
import { isPlainText, lineOf } from '@/lib/news/fields/find-words';
import { ladder, type RawElement } from '@/lib/news/parse/raw-feed';

const MAX_TITLE = 300;

/** Returns an item's title, at most 300 characters; '' if it has none. */
export function findTitle(item: RawElement): string {
  for (const element of ladder(item, namesOf.title)) {
    const title = isPlainText(element) ? cleanText(element.text) : lineOf(element.text);
    if (title) return cutText(title, MAX_TITLE);
  }
  return '';
}

type Publisher = {
  /** Base for relative addresses. */
  base: string;
  sourceName?: string;
  channelTitle?: string;
  places: readonly string[];
};

export function isGoogleNews(link: string): boolean {
  return /^https?:\/\/news\.google\.com\//.test(link);
}

function headlineOf(item: RawElement, { base, sourceName, channelTitle }: Publisher): Headline {
  const title = findTitle(item);
  const own = findOwnSource(item);
  // Google News ends each title with the name of the item's source (quirk 38).
  if (own && isGoogleNews(findLink(item, base) ?? '')) return { title, names: [own], sign: '-' };
  // The host's short name is left out, because it is often a place or a team.
  const [host] = hostNames(base);
  return { title, names: [own, sourceName, channelTitle, host].filter((name) => name !== undefined) };
}

/** Returns each item's headline without the ending that all items share (quirk 53); '' if it has none. */
export function feedTitles(
  items: readonly RawElement[],
  publisher: Publisher,
): ReadonlyMap<RawElement, string> {
  const headlines = items.map((item) => headlineOf(item, publisher));
  const titles = withoutPublisher(headlines, publisher.places);
  return new Map(items.map((item, at) => [item, titles[at] ?? '']));
}
