import { hostNames } from '@/lib/base/addresses';
import { cutText } from '@/lib/base/text/clean-text';
import type { Filed } from '@/lib/base/text/excerpt/dateline';
import { type Headline, withoutPublisher, withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';
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
import {
  declaredLanguage,
  findCategories,
  findSummary,
  findTitle,
  languageTag,
  MAX_CATEGORIES,
} from '@/lib/news/fields/find-words';
import type { FeedReason } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import type { RawDocument, RawElement } from '@/lib/news/parse/raw-feed';

/**
 * Returns the feed's author, who is the author of all items according to Atom (RFC 4287, 4.2.1) and JSON
 * Feed. Undefined if it is the same as the feed's title.
 */
function inheritedAuthor({ format, channel }: RawDocument): string | undefined {
  const author = format === 'atom' || format === 'json' ? findAuthor(channel) : undefined;
  return author === channelTitle(channel) ? undefined : author;
}

function isGoogleNews(link: string): boolean {
  return /^https?:\/\/news\.google\.com\//.test(link);
}

/** Returns the facts that all items of a feed share. Zones are IANA names. */
export function itemContext(
  feed: RawDocument,
  source: FeedSource,
  cityZone: string,
  places: readonly string[] = [],
) {
  const address = feed.base ?? source.base ?? source.url;
  return {
    // Base for relative addresses: xml:base, else the channel's link, else the feed's address (quirk 16).
    base: feed.base ?? channelLink(feed.channel, address) ?? address,
    sourceName: source.name,
    channelTitle: channelTitle(feed.channel),
    // Datelines that name these places are removed.
    places,
    // Defaults for items without their own author or language.
    author: inheritedAuthor(feed),
    language: declaredLanguage(feed.channel) ?? languageTag(feed.language),
    zone: source.zone ?? cityZone,
    cityZone,
  };
}

export type ItemContext = ReturnType<typeof itemContext>;

function headlineOf(item: RawElement, { base, sourceName, channelTitle }: ItemContext): Headline {
  const title = findTitle(item);
  const own = findOwnSource(item);
  // Google News ends each title with the name of the item's source (quirk 38).
  if (own && isGoogleNews(findLink(item, base) ?? '')) return { title, names: [own], sign: '-' };
  // Use only the host's full name, because its short name is often a place or a team.
  const [host] = hostNames(base);
  return { title, names: [own, sourceName, channelTitle, host].filter((name) => name !== undefined) };
}

/** Returns each item's title without the ending that all items share (quirk 53); '' for items without a title. */
export function ownTitles(items: readonly RawElement[], context: ItemContext): string[] {
  return withoutPublisher(
    items.map((item) => headlineOf(item, context)),
    context.places,
  );
}

/** Maximum length of a title taken from the text, for items without a title. */
const MAX_TEXT_TITLE = 100;

/**
 * Returns the names of an item's publisher, best first. `feed`: the feed's own names; empty if the feed is an
 * aggregator's, such as Google Alerts.
 */
function namesOf(
  link: string,
  ownSource: string | undefined,
  feed: Partial<Pick<ItemContext, 'sourceName' | 'channelTitle'>>,
): string[] {
  const named = [ownSource, feed.sourceName, feed.channelTitle];
  return [...named.filter((name) => name !== undefined), ...hostNames(link)];
}

/**
 * Adds the place of a removed dateline as the last category, because it helps to tell whether the story is
 * local.
 */
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

/** Whether a title is that of the sample post on every new WordPress site. findSummary removes that post's text. */
function isPlaceholder(title: string): boolean {
  return /^hello,? world!?$/i.test(title);
}

/**
 * Converts an element to an item. `ownTitle`: its title from ownTitles. Returns a reason if it has no usable link, or
 * neither title nor text.
 */
export function toNewsItem(
  item: RawElement,
  ownTitle: string,
  context: ItemContext,
): Unnamed | Extract<FeedReason, 'no-link' | 'no-title'> {
  const listed = findLink(item, context.base);
  if (!listed) return 'no-link';
  const target = redirectTarget(listed);
  const link = withoutAmp(target ?? listed);
  const ownSource = findOwnSource(item);
  const names = namesOf(link, ownSource, target ? {} : context);
  const author = findAuthor(item) ?? sourceAuthor(item, ownSource);
  const plainTitle = withoutTitleTails(ownTitle, names, author);
  const known = { title: plainTitle, author, places: context.places, names };
  // Google News fills the description with links to other stories.
  const { text: summary, ...filed }: Filed = isGoogleNews(link) ? { text: '' } : findSummary(item, known);
  const title = ownTitle || cutText(summary, MAX_TEXT_TITLE);
  if (!title || (isPlaceholder(title) && summary === '')) return 'no-title';
  const source = findSource(names);
  // An aggregator is not the author of the items that it lists.
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
