import { type Story, storyKey } from '@/lib/front/pick-pictures';
import { pictured } from '@/lib/front/section-pictures';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';
import { openCount } from './feed-display';

/** The stories of a section with their pictures, without those already shown as long as a full section remains. */
export function sectionStories(
  feedKey: FeedKey,
  items: readonly NewsItem[],
  shown: readonly string[] = [],
): Story[] {
  const stories = pictured(feedKey, items);
  const unseen = stories.filter((story) => !shown.includes(storyKey(story)));
  return (unseen.length < openCount ? stories : unseen).slice(0, openCount);
}
