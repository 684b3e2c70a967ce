import { thisCity } from '@/lib/city/this-city';
import { type Story, storyKey, withPictures } from '@/lib/front/pick-pictures';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { openCount } from './feed-display';

/** The stories of a section with their drawings, without those already shown as long as a full section remains. */
export function sectionStories(
  feedKey: FeedKey,
  items: readonly NewsItem[],
  shown: readonly string[] = [],
): Story[] {
  const stories = withPictures(items, thisCity().sections[feedKey].pictures);
  const unseen = stories.filter((story) => !shown.includes(storyKey(story)));
  return (unseen.length < openCount ? stories : unseen).slice(0, openCount);
}
