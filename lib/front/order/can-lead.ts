import type { FrontWeights } from '@/lib/city/front-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { ageInHours } from '@/lib/front/order/score-story';

/** An entry of a calendar, whatever section it came with: it never stands among the news. */
export function isCalendarEntry({ item }: Pick<FrontStory, 'item'>): boolean {
  return item.calendar !== undefined || item.kind === 'calendar';
}

/** How much may be asked of what stands on top, most first: each step down is taken only where nothing is left above. */
export function standing(story: FrontStory, now: number, weights: FrontWeights): 0 | 1 | 2 | 3 {
  const { item, feedKey } = story;
  const isNews = !(item.kind && weights.neverLead.includes(item.kind));
  const isFresh = ageInHours(story, now, weights) < weights.freshHours.hours;
  const isFirst = !weights.neverFirst.includes(feedKey);
  if (isNews && isFresh && isFirst) return item.description ? 3 : 2;
  return isNews && isFirst ? 1 : 0;
}
