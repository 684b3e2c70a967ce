import type { FrontStory } from '@/lib/front/front-page';
import { isCalendarEntry, standing } from '@/lib/front/order/can-lead';
import type { FrontWeights } from '@/lib/front/order/front-weights';
import { scoreStory, storyTime } from '@/lib/front/order/score-story';
import { canonicalLink } from '@/lib/news/find/address/canonical-link';

const storiesOnTop = 4;
/** So that the top is never all of one section while others have news. */
const mostOfSection = 3;

/** In the order of the front page: what may stand on top, then by points; equals by time and address, never by chance. */
export function byWorth(stories: readonly FrontStory[], now: number, weights: FrontWeights): FrontStory[] {
  return stories
    .map((story) => ({
      story,
      standing: standing(story, now, weights),
      score: scoreStory(story, now, weights),
      time: storyTime(story) ?? 0,
      link: canonicalLink(story.item.link),
    }))
    .sort(
      (one, other) =>
        other.standing - one.standing ||
        other.score - one.score ||
        other.time - one.time ||
        (one.link < other.link ? -1 : Number(one.link > other.link)),
    )
    .map(({ story }) => story);
}

/** The top of the front page: one lead and at most three seconds, best first, no two from one source. */
export function pickTop(stories: readonly FrontStory[], now: number, weights: FrontWeights): FrontStory[] {
  const top: FrontStory[] = [];
  for (const story of byWorth(stories, now, weights)) {
    if (top.length === storiesOnTop) break;
    const isKnown = top.some(({ item }) => item.source === story.item.source);
    const ofSection = top.filter(({ feedKey }) => feedKey === story.feedKey).length;
    if (!isKnown && ofSection < mostOfSection && !isCalendarEntry(story)) top.push(story);
  }
  return top;
}
