import { withoutCredentials } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { eventLine, eventWords } from '@/lib/news/calendar/event-words';
import { stablePart } from '@/lib/news/event';
import { type NewsItem, newsTime, shownDate } from '@/lib/news/news-item';
import { editionOf } from '@/lib/news/sources/feed-sources';
import { sharedPictureUrl } from '@/lib/outbound/addresses';
import { withPeriod } from '@/lib/outbound/metadata/event-metadata';
import { FEED_PICTURE_WIDTH, type FeedCredit, type FeedEntry } from '@/lib/outbound/write/feed-model';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

export type Listed = { item: NewsItem; feedKey: FeedKey };

/** Returns a source's feed, preferably the section's; undefined if its address contains credentials. */
function publicFeed(city: City, source: string, feedKey: FeedKey): string | undefined {
  const { feeds } = city;
  const all = [...feeds[feedKey], ...Object.values(feeds).flat()];
  return all.find(({ name, url }) => name === source && url === withoutCredentials(url))?.url;
}

/**
 * Returns the publisher to credit. Links its feed only in the live edition, because other editions may read
 * private addresses.
 */
function creditOf(city: City, { item, feedKey }: Listed): FeedCredit {
  const { source: name, link, event } = item;
  const isLive = editionOf(settings().feeds, city) === 'live';
  const feed = isLive ? publicFeed(city, name, feedKey) : undefined;
  return { name, url: feed ?? event?.source.url ?? `${new URL(link).origin}/`, page: event?.url ?? link };
}

/**
 * Returns an entry's id. Item ids are unique only within their feed, so an id that is not a URL is appended to the
 * publisher's origin.
 */
function idOf({ id, link, event }: NewsItem): string {
  // The slug in an event's id changes with the title; the hash is stable.
  if (event) return `${new URL(link).origin}/events#${stablePart(event.id) ?? event.id}`;
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(id) ? id : `${new URL(link).origin}/#${encodeURIComponent(id)}`;
}

function summaryOf(city: City, item: NewsItem): string {
  const line = eventLine(item, city);
  return [line && withPeriod(eventWords(line)), item.description].filter(Boolean).join(' ');
}

/**
 * Returns the time of publication; undefined without a credible date or without an hour, and for events, where readers
 * would take it for the event's date.
 */
function publishedAt(item: NewsItem): Date | undefined {
  return item.event || item.dayOnly || !shownDate(item) ? undefined : new Date(newsTime(item));
}

export function newsEntry(city: City, listed: Listed): FeedEntry {
  const { item } = listed;
  const published = publishedAt(item);
  return {
    id: idOf(item),
    url: item.link,
    title: item.title,
    language: item.language,
    summary: summaryOf(city, item),
    published,
    updated: published ? undefined : item.firstSeen,
    // Our own report names the paper as its author, so it needs no other credit.
    author: item.author ?? (item.own && item.source),
    categories: item.category ? [item.category] : [],
    credit: item.own ? undefined : creditOf(city, listed),
    also: item.also?.map(({ source, link }) => ({ name: source, url: link })),
    picture: sharedPictureUrl(city, item.image, FEED_PICTURE_WIDTH),
  };
}
