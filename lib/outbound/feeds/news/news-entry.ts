import { thisCity } from '@/lib/city/this-city';
import { stablePart } from '@/lib/news/calendar/event-id';
import { eventLine, eventWords } from '@/lib/news/calendar/event-line';
import { shownDate } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';
import { type FeedCredit, type FeedEntry, feedPictureWidth } from '@/lib/outbound/feeds/feed-model';
import { sharedPictureUrl } from '@/lib/outbound/metadata/shared-picture';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** An item, and the section that it stands in. */
export type Listed = { item: NewsItem; feedKey: FeedKey };

/** The city's public feed of a source: the section's own first, since one publisher may have a feed for each. */
function publicFeed(source: string, feedKey: FeedKey): string | undefined {
  const { feeds } = thisCity();
  const all = [...feeds[feedKey], ...Object.values(feeds).flat()];
  return all.find(({ name }) => name === source)?.url;
}

/**
 * Whom an item is from. The publisher's feed is named where it is one of the city's public addresses; an address that
 * the operator has set may be a private one, so there the publisher's front page stands.
 */
function creditOf({ item, feedKey }: Listed): FeedCredit {
  const feed = settings().feeds.kind === 'live' ? publicFeed(item.source, feedKey) : undefined;
  const front = item.event?.source.url ?? `${new URL(item.link).origin}/`;
  return { name: item.source, url: feed ?? front };
}

/** An item's id is unique in its own feed only: one that is no address is put under its publisher's. */
function idOf({ id, link, event }: NewsItem): string {
  // The words of an event's address follow its title; its hash stays.
  if (event) return `${new URL(link).origin}/events#${stablePart(event.id) ?? event.id}`;
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(id) ? id : `${new URL(link).origin}/#${encodeURIComponent(id)}`;
}

/** Of an event its day, hours and place come first. */
function summaryOf(item: NewsItem): string {
  const line = eventLine(item, thisCity());
  return [line && `${eventWords(line)}.`, item.description].filter(Boolean).join(' ');
}

/**
 * When it was published, to the second, as feeds tell it: not of a headline whose source gave a day alone, nor of an
 * event, since readers would take the day of its announcement for its own.
 */
function publishedAt(item: NewsItem): Date | undefined {
  return item.event || item.dayOnly ? undefined : shownDate(item);
}

/** A headline as an entry of a feed. */
export function newsEntry(listed: Listed): FeedEntry {
  const { item } = listed;
  const published = publishedAt(item);
  return {
    id: idOf(item),
    url: item.link,
    title: item.title,
    language: item.language,
    summary: summaryOf(item),
    published,
    updated: published ? undefined : item.firstSeen,
    author: item.author,
    categories: item.category ? [item.category] : [],
    credit: creditOf(listed),
    also: item.also?.map(({ source, link }) => ({ name: source, url: link })),
    picture: sharedPictureUrl(item.image, feedPictureWidth),
  };
}

/** The feeds of a list come in one after another when the site starts, ms. */
const firstFill = 60_000;

/**
 * When headlines came in after the first of those listed. One may come late, after a younger one of another source:
 * the feed has changed when it came, not when it was dated.
 */
export function arrivals(items: readonly NewsItem[]): Date[] {
  const times = items.map(({ firstSeen }) => firstSeen);
  const first = Math.min(...times.map(Number));
  return times.filter((time) => time.getTime() > first + firstFill);
}
