import type { FrontStory } from '@/lib/front/front-page';
import { shownDate, sortTime } from '@/lib/news/item-date';

const storiesOnTop = 4;

/** A date that was in the future as the story came in says nothing of how fresh it is. */
function freshness({ item }: FrontStory): number {
  return (shownDate(item) && sortTime(item)) ?? Number.NEGATIVE_INFINITY;
}

/** Newest first; what has no date that can be believed comes last. */
export function byFreshness(one: FrontStory, other: FrontStory): number {
  return freshness(other) - freshness(one) || 0;
}

/**
 * The top of the front page: one lead and up to three seconds, the freshest stories of all sections, no two from
 * one source and no two of one section. Of the four, the first with something to say besides its headline leads.
 */
export function pickLead(stories: readonly FrontStory[]): FrontStory[] {
  const top: FrontStory[] = [];
  for (const story of stories.toSorted(byFreshness)) {
    const known = top.some((one) => one.feedKey === story.feedKey || one.item.source === story.item.source);
    if (!known) top.push(story);
    if (top.length === storiesOnTop) break;
  }
  const lead = top.find((story) => story.item.description) ?? top[0];
  return lead ? [lead, ...top.filter((story) => story !== lead)] : [];
}
