import type { FrontWeights } from '@/lib/city/front-weights';
import type { FrontStory } from '@/lib/front/front-page';
import { isCalendarEntry, standing } from '@/lib/front/order/can-lead';
import { ageInHours, scoreStory, storyTime } from '@/lib/front/order/score-story';
import { canonicalLink } from '@/lib/news/find/address/canonical-link';

const storiesOnTop = 4;
const fewestLocal = 2;

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

/** The best stories of a list that go beside those chosen, up to `most` in all: no two from one source. */
function addBest(top: readonly FrontStory[], stories: readonly FrontStory[], most: number): FrontStory[] {
  const all = [...top];
  for (const story of stories) {
    if (all.length >= most) break;
    if (!all.some(({ item }) => item.source === story.item.source)) all.push(story);
  }
  return all;
}

/** A story of the local sources that plays in reach of the city. */
function isLocal({ feedKey, item }: FrontStory): boolean {
  const reach = item.local?.reach;
  return feedKey === 'local-news' && reach !== 'state' && reach !== 'elsewhere';
}

/** Two days: an older story has no place kept on top, wherever it is from. */
function isRecent(story: FrontStory, now: number, weights: FrontWeights): boolean {
  return ageInHours(story, now, weights) < 2 * weights.freshHours.hours;
}

/**
 * The top of the front page: one lead and at most three seconds, best first, no two from one source. Two of the four are
 * from the local sources while they have any of two days, and one from another section while there is one.
 */
export function pickTop(stories: readonly FrontStory[], now: number, weights: FrontWeights): FrontStory[] {
  const ranked = byWorth(
    stories.filter((story) => !isCalendarEntry(story)),
    now,
    weights,
  );
  const local = addBest(
    [],
    ranked.filter((story) => isLocal(story) && isRecent(story, now, weights)),
    fewestLocal,
  );
  const other = ranked.filter((story) => !isLocal(story)).slice(0, 1);
  const reserved = addBest(local, other, storiesOnTop);
  const top = new Set(addBest(reserved, ranked, storiesOnTop));
  return ranked.filter((story) => top.has(story));
}
