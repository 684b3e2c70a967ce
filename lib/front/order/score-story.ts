import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { shownDate, sortTime } from '@/lib/news/item-date';

const hour = 60 * 60 * 1000;

/** In ms; undefined where no date can be believed (one in the future says nothing of freshness). */
export function storyTime({ item }: Pick<FrontStory, 'item'>): number | undefined {
  return shownDate(item) && sortTime(item);
}

/** A story without a date counts as `freshHours` old. */
export function ageInHours(
  story: Pick<FrontStory, 'item'>,
  now: number,
  { freshHours }: FrontWeights,
): number {
  const time = storyTime(story);
  return time === undefined ? freshHours.hours : Math.max(0, now - time) / hour;
}

/** A local source's story from elsewhere is no local news. */
function sectionPoints({ item, feedKey }: FrontStory, { section }: FrontWeights): number {
  const isAstray = item.local?.reach === 'state' || item.local?.reach === 'elsewhere';
  return feedKey === 'local-news' && isAstray ? 0 : (section[feedKey]?.points ?? 0);
}

/** Age takes one point for every half-life: linear, so that two stories of one kind never change places. */
export function scoreStory(story: FrontStory, now: number, weights: FrontWeights): number {
  const { item } = story;
  const { place, kind, outlet, excerpt, halfLife } = weights;
  const half = (item.kind && halfLife[item.kind]) ?? halfLife.usual;
  const others = Math.min(item.also?.length ?? 0, outlet.most);
  return (
    place[item.local?.reach ?? 'elsewhere'].points +
    sectionPoints(story, weights) +
    ((item.kind && kind[item.kind]?.points) ?? 0) +
    others * outlet.points +
    (item.description ? excerpt.points : 0) -
    ageInHours(story, now, weights) / half.hours
  );
}
