import { hostNames } from '@/lib/base/addresses';
import { cutText } from '@/lib/base/text/clean-text';
import type { Filed } from '@/lib/base/text/excerpt/dateline';
import { withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';
import type { FeedSource } from '@/lib/city/schema/news';
import { redirectTarget, withoutAmp } from '@/lib/news/canonical-link';
import { findCalendar } from '@/lib/news/fields/find-calendar';
import {
  findAuthor,
  findCredits,
  findOwnSource,
  findSource,
  sourceAuthor,
} from '@/lib/news/fields/find-credits';
import { datesOf } from '@/lib/news/fields/find-date';
import { guidOf, type Unnamed, withoutTicks } from '@/lib/news/fields/find-id';
import { channelLink, channelTitle, findLink } from '@/lib/news/fields/find-link';
import { findImage, findMedia } from '@/lib/news/fields/find-media';
import { feedTitles, isGoogleNews } from '@/lib/news/fields/find-title';
import { declaredLanguage, findCategories, findSummary, languageTag } from '@/lib/news/fields/find-words';
import type { FeedReason } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import type { RawElement, RawFeed } from '@/lib/news/parse/raw-feed';

/** Returns the feed's author, which Atom (RFC 4287, 4.2.1) and JSON Feed define, unless it is the paper itself. */
function inheritedAuthor({ format, channel }: RawFeed): string | undefined {
  const author = format === 'atom' || format === 'json' ? findAuthor(channel) : undefined;
  return author === channelTitle(channel) ? undefined : author;
}

/** Returns what the items of a feed share. Zones are IANA names. */
export function itemContext(
  feed: RawFeed,
  source: FeedSource,
  cityZone: string,
  places: readonly string[] = [],
) {
  const address = feed.base ?? source.base ?? source.url;
  const publisher = {
    // Base of relative addresses: xml:base, else the channel's link, else the feed's address (quirk 16).
    base: feed.base ?? channelLink(feed.channel, address) ?? address,
    sourceName: source.name,
    channelTitle: channelTitle(feed.channel),
    // Places whose datelines are recognized.
    places,
  };
  return {
    ...publisher,
    titles: feedTitles(feed.items, publisher),
    // Defaults for items without author or language.
    author: inheritedAuthor(feed),
    language: declaredLanguage(feed.channel) ?? languageTag(feed.language),
    zone: source.zone ?? cityZone,
    cityZone,
  };
}

export type ItemContext = ReturnType<typeof itemContext>;

/** Characters of the text that serve as the title of an item without one. */
const MAX_TEXT_TITLE = 100;
const MAX_CATEGORIES = 10;

/** Returns the names of an item's publisher. `feed`: the feed's own, empty for an aggregator's, such as Google Alerts. */
function namesOf(
  link: string,
  ownSource: string | undefined,
  feed: Partial<Pick<ItemContext, 'sourceName' | 'channelTitle'>>,
): string[] {
  const named = [ownSource, feed.sourceName, feed.channelTitle];
  return [...named.filter((name) => name !== undefined), ...hostNames(link)];
}

/** Adds the place of a removed dateline as the last category, which shows what is local. */
function withPlace(categories: readonly string[], place: string | undefined): readonly string[] {
  if (!place || categories.includes(place)) return categories;
  return [...categories.slice(0, MAX_CATEGORIES - 1), place];
}

function labelsOf(
  item: RawElement,
  { author, place, agency, official }: { author?: string } & Omit<Filed, 'text'>,
  { language }: ItemContext,
): Pick<ParsedItem, 'category' | 'categories' | 'credits' | 'media' | 'declaredLanguage'> {
  const own = findCategories(item);
  const categories = withPlace(own, place);
  const credits = [...[agency, official].flatMap((name) => name ?? []), ...findCredits(item, author)];
  return {
    category: own[0],
    ...(categories.length > 0 && { categories }),
    ...(credits.length > 0 && { credits }),
    media: findMedia(item),
    declaredLanguage: declaredLanguage(item) ?? language,
  };
}

/** Recognizes the first post of every new WordPress site, whose text findSummary drops. */
function isPlaceholder(title: string): boolean {
  return /^hello,? world!?$/i.test(title);
}

/** Makes an item, or returns why not: no usable link, or neither title nor text. lib/news/fields reads each field. */
export function toNewsItem(
  item: RawElement,
  context: ItemContext,
): Unnamed | Extract<FeedReason, 'no-link' | 'no-title'> {
  const listed = findLink(item, context.base);
  if (!listed) return 'no-link';
  const target = redirectTarget(listed);
  const link = withoutAmp(target ?? listed);
  // Google News describes an item by links to other stories.
  const ownSource = findOwnSource(item);
  const names = namesOf(link, ownSource, target ? {} : context);
  const author = findAuthor(item) ?? sourceAuthor(item, ownSource);
  const ownTitle = context.titles.get(item) ?? '';
  const plainTitle = withoutTitleTails(ownTitle, names, author);
  const known = { title: plainTitle, author, places: context.places, names };
  const { text: summary, ...filed }: Filed = isGoogleNews(link) ? { text: '' } : findSummary(item, known);
  const title = ownTitle || cutText(summary, MAX_TEXT_TITLE);
  if (!title || (isPlaceholder(title) && summary === '')) return 'no-title';
  const source = findSource(names);
  // An aggregator is not the author.
  const inherited = ownSource || isGoogleNews(link) || context.author === source ? undefined : context.author;
  const { midnightDay, ...dates } = datesOf(item, context.zone, context.cityZone);
  const fields = {
    title,
    description: summary === title ? '' : summary,
    link,
    ...dates,
    author: author ?? inherited,
    ...labelsOf(item, { author, ...filed }, context),
    image: findImage(item, link),
    source,
    calendar: findCalendar(item, context.zone),
  };
  return { guid: withoutTicks(guidOf(item), link), item: fields, midnightDay };
}
