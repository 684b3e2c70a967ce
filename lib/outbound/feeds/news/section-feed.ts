import { thisCity } from '@/lib/city/this-city';
import { shownDate } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';
import { editionNotice, headlineRights } from '@/lib/news/sources/edition';
import { feedChannel, latest } from '@/lib/outbound/feeds/feed-channel';
import { sectionFeedTitle } from '@/lib/outbound/feeds/feed-list';
import { type FeedModel, mostEntries } from '@/lib/outbound/feeds/feed-model';
import { arrivals, newsEntry } from '@/lib/outbound/feeds/news/news-entry';
import { type Section, sectionPath } from '@/lib/sections';

function timeOf(item: NewsItem): Date | undefined {
  return item.event ? undefined : shownDate(item);
}

/** Each item credits its publisher; `items` in the section's order, `now` in ms. */
export function sectionFeed(section: Section, items: readonly NewsItem[], now: number): FeedModel {
  const city = thisCity();
  const { feedKey } = section;
  const listed = items.slice(0, mostEntries);
  const channel = feedChannel({
    title: sectionFeedTitle(section, city),
    description: [city.sections[feedKey].sentence, editionNotice()].filter(Boolean).join(' '),
    rights: headlineRights(),
    path: sectionPath(section),
  });
  const updated = latest([...listed.map(timeOf), ...arrivals(listed)], now);
  return { ...channel, updated, entries: listed.map((item) => newsEntry({ item, feedKey })) };
}
