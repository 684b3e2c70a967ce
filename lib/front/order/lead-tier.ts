import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { ageInHours } from '@/lib/front/order/score-story';

/** Calendar entries are never among the news, whatever their section. */
export function isCalendarEntry({ item }: Pick<FrontStory, 'item'>): boolean {
  return item.calendar !== undefined || item.kind === 'calendar';
}

/** 3 is best; each step down is taken only where nothing is left above. */
export function leadTier(story: FrontStory, now: number, weights: FrontWeights): 0 | 1 | 2 | 3 {
  const { item, feedKey } = story;
  const isNews = !(item.kind && weights.neverLead.includes(item.kind));
  const isFresh = ageInHours(story, now, weights) < weights.freshHours.hours;
  const isFirst = !weights.neverFirst.includes(feedKey);
  if (isNews && isFresh && isFirst) return item.description ? 3 : 2;
  return isNews && isFirst ? 1 : 0;
}
