import { thisCity } from '@/lib/city/this-city';
import { sharedPictureUrl } from '@/lib/metadata/shared-picture';
import { shownDate } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';
import { editionNotice } from '@/lib/news/sources/edition';
import { feedChannel, latest } from '@/lib/outbound/feeds/feed-channel';
import { sectionFeedTitle } from '@/lib/outbound/feeds/feed-list';
import {
  type FeedCredit,
  type FeedEntry,
  type FeedModel,
  feedPictureWidth,
  mostEntries,
} from '@/lib/outbound/feeds/feed-model';
import { type Section, sectionPath } from '@/lib/sections';
import { settings } from '@/lib/settings';

/**
 * Whom an item is from. The publisher's feed is named where it is one of the city's public addresses; an address that
 * the operator has set may be a private one, so there the publisher's front page stands.
 */
function creditOf(item: NewsItem, section: Section): FeedCredit {
  const known = settings().feeds.kind === 'live' ? thisCity().feeds[section.feedKey] : [];
  const feed = known.find(({ name }) => name === item.source);
  return { name: item.source, url: feed?.url ?? `${new URL(item.link).origin}/` };
}

/** An item's id is unique in its own feed only: one that is no address is put under its publisher's. */
function idOf({ id, link }: NewsItem): string {
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(id) ? id : `${new URL(link).origin}/#${encodeURIComponent(id)}`;
}

function entry(item: NewsItem, section: Section): FeedEntry {
  return {
    id: idOf(item),
    url: item.link,
    title: item.title,
    summary: item.description,
    published: shownDate(item),
    author: item.author,
    categories: item.category ? [item.category] : [],
    credit: creditOf(item, section),
    picture: sharedPictureUrl(item.image, feedPictureWidth),
  };
}

/**
 * When headlines came in after the first of those listed. One may come late, after a younger one of another source:
 * the feed has changed when it came, not when it was dated.
 */
function arrivals(items: readonly NewsItem[]): Date[] {
  const times = items.map(({ firstSeen }) => firstSeen);
  const first = Math.min(...times.map(Number));
  return times.filter((time) => time.getTime() > first);
}

/** The headlines of a section as a feed, each crediting its publisher; `items` newest first, `now` in ms. */
export function sectionFeed(section: Section, items: readonly NewsItem[], now: number): FeedModel {
  const city = thisCity();
  const listed = items.slice(0, mostEntries);
  const channel = feedChannel({
    title: sectionFeedTitle(section, city),
    description: [city.sections[section.feedKey].sentence, editionNotice()].filter(Boolean).join(' '),
    rights: 'Headlines belong to their sources and link to them.',
    path: sectionPath(section),
  });
  const updated = latest([...listed.map(shownDate), ...arrivals(listed)], now);
  return { ...channel, updated, entries: listed.map((item) => entry(item, section)) };
}
