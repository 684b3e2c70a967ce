import type { FrontStory } from '@/lib/front/front-page';
import { storyTime } from '@/lib/front/order/score-story';
import type { Reach } from '@/lib/news/news-item';

const hour = 60 * 60 * 1000;
/** A local story older than this no longer stands before what others report today. */
const localFirstFor = 36 * hour;

const isNear: Record<Reach, boolean> = {
  town: true,
  county: true,
  region: false,
  state: false,
  elsewhere: false,
};

/** Newest first; what has no date that can be believed comes last, in the order it came in. */
export function byTime(stories: readonly FrontStory[]): FrontStory[] {
  const time = (story: FrontStory) => storyTime(story) ?? Number.NEGATIVE_INFINITY;
  return stories.toSorted((one, other) => time(other) - time(one) || 0);
}

/** Newest first, but local stories that are still fresh before all others. */
export function localFirst(stories: readonly FrontStory[], now: number): FrontStory[] {
  const isFirst = (story: FrontStory) => {
    const reach = story.item.local?.reach;
    return reach !== undefined && isNear[reach] && now - (storyTime(story) ?? 0) <= localFirstFor;
  };
  const sorted = byTime(stories);
  return [...sorted.filter(isFirst), ...sorted.filter((story) => !isFirst(story))];
}
