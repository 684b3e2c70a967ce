import type { Reach } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { byLanguage } from '@/lib/front/order/by-language';
import { storyTime } from '@/lib/front/order/score-story';
import type { NewsItem } from '@/lib/news/news-item';
import type { FeedKey } from '@/lib/sections';

type Dated = Pick<FrontStory, 'item'>;

const hour = 60 * 60 * 1000;
/** An older local story no longer comes before today's others. */
const localFirstFor = 36 * hour;

const nearby: readonly (Reach | undefined)[] = ['town', 'county'];

const localSections: readonly FeedKey[] = ['business', 'politics', 'health', 'opinion', 'lifestyle'];

/** Whether a story is of the town or the county. */
export function isNear({ item }: Dated): boolean {
  return nearby.includes(item.local?.reach);
}

/** Stories without a date that can be believed come last, in the order they came in. */
export function byTime<T extends Dated>(stories: readonly T[]): T[] {
  return stories
    .map((story) => ({ story, time: storyTime(story) ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) => other.time - one.time || 0)
    .map(({ story }) => story);
}

/** Fresh local stories before all others, newest first. */
export function localFirst<T extends Dated>(stories: readonly T[], now: number): T[] {
  const isFirst = (story: T) => isNear(story) && now - (storyTime(story) ?? 0) <= localFirstFor;
  const sorted = byTime(stories);
  return [...sorted.filter(isFirst), ...sorted.filter((story) => !isFirst(story))];
}

export function roundupsLast<T extends Dated>(stories: readonly T[]): T[] {
  const isRoundup = ({ item }: T) => item.kind === 'roundup';
  return [...stories.filter((story) => !isRoundup(story)), ...stories.filter(isRoundup)];
}

/** By time; in some sections fresh local items first; those in another language than the paper's last. `region`: ISO 3166-2. */
export function sectionOrder(
  feedKey: FeedKey,
  items: readonly NewsItem[],
  now: number,
  region: string,
): readonly NewsItem[] {
  const stories = items.map((item) => ({ item }));
  const sorted = localSections.includes(feedKey) ? localFirst(stories, now) : stories;
  const { main, others } = byLanguage(sorted, region);
  return [...main, ...others].map(({ item }) => item);
}
