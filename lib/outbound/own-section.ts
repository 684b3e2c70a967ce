import type { City } from '@/lib/city/city-type';
import { isNear } from '@/lib/front/order';
import { sectionOrder } from '@/lib/front/section-order';
import type { SectionNews } from '@/lib/news/section/section-news';
import { feedSources } from '@/lib/news/sources/feed-sources';
import type { FeedKey } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';

// A section belongs to the city if at least 3 of the first 20 stories on its page are local.
const [STORIES_PER_PAGE, MIN_OWN_STORIES] = [20, 3];

/** Whether a section belongs to this city: it has feeds of its own, or enough of its stories are local. */
export function isOwnSection(city: City, feedKey: FeedKey, news: SectionNews): boolean {
  const fromList = feedSources(city, feedKey, settingsOf(city)) === city.feeds[feedKey];
  if (!fromList || feedKey === 'events' || city.ownSections.includes(feedKey)) return true;
  const items = news.state === 'items' ? news.items : [];
  const shown = sectionOrder(feedKey, items, Date.now(), city).slice(0, STORIES_PER_PAGE);
  return shown.filter((item) => item.own || isNear({ item })).length >= MIN_OWN_STORIES;
}
