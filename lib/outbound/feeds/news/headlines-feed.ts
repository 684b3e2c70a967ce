import { thisCity } from '@/lib/city/this-city';
import { nothingShown } from '@/lib/front/places/story-marks';
import { shownDate, sortTime } from '@/lib/news/item-date';
import { editionNotice, headlineRights } from '@/lib/news/sources/edition';
import { feedChannel, latest } from '@/lib/outbound/feeds/feed-channel';
import { headlinesPaths, headlinesTitle } from '@/lib/outbound/feeds/feed-list';
import { type FeedModel, mostEntries } from '@/lib/outbound/feeds/feed-model';
import { arrivals, type Listed, newsEntry } from '@/lib/outbound/feeds/news/news-entry';

function byTime(one: Listed, other: Listed): number {
  const [time = 0, otherTime = 0] = [sortTime(one.item), sortTime(other.item)];
  return otherTime - time;
}

/** Each story once, at its first place, by the marks of the front page, which takes its stories from the sections. */
function eachOnce(stories: readonly Listed[]): Listed[] {
  const shown = nothingShown();
  return stories.filter(({ item }) => {
    if (item.event || shown.has(item)) return false;
    shown.add(item);
    return true;
  });
}

/** Stories of the front page and all local ones, newest first, ties in the given order; `now` in ms. */
export function headlinesFeed(stories: readonly Listed[], now: number): FeedModel {
  const city = thisCity();
  const listed = eachOnce(stories).toSorted(byTime).slice(0, mostEntries);
  const items = listed.map(({ item }) => item);
  const channel = feedChannel({
    title: headlinesTitle(city),
    description: [`Local headlines from ${city.name} and the stories on our front page.`, editionNotice()]
      .filter(Boolean)
      .join(' '),
    rights: headlineRights(),
    path: '/',
    // The front page's address is the id of the feed of posts.
    idPath: headlinesPaths.atom,
  });
  const updated = latest([...items.map(shownDate), ...arrivals(items)], now);
  return { ...channel, updated, entries: listed.map(newsEntry) };
}
