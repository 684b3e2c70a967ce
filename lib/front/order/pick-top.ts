import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear } from '@/lib/front/order/by-time';
import { isCalendarEntry, leadTier } from '@/lib/front/order/lead-tier';
import { ageInHours, scoreStory, storyTime } from '@/lib/front/order/score-story';
import { canonicalLink } from '@/lib/news/fields/address/canonical-link';

const storiesOnTop = 4;
const fewestLocal = 2;

/** By tier, then points; equals by time and address, never by chance. */
export function rankStories(
  stories: readonly FrontStory[],
  now: number,
  weights: FrontWeights,
): FrontStory[] {
  return stories
    .map((story) => ({
      story,
      tier: leadTier(story, now, weights),
      score: scoreStory(story, now, weights),
      time: storyTime(story) ?? 0,
      link: canonicalLink(story.item.link),
    }))
    .sort(
      (one, other) =>
        other.tier - one.tier ||
        other.score - one.score ||
        other.time - one.time ||
        (one.link < other.link ? -1 : Number(one.link > other.link)),
    )
    .map(({ story }) => story);
}

function addBest(top: readonly FrontStory[], stories: readonly FrontStory[], most: number): FrontStory[] {
  const all = [...top];
  for (const story of stories) {
    if (all.length >= most) break;
    if (!all.some(({ item }) => item.source === story.item.source)) all.push(story);
  }
  return all;
}

function isOfLocalNews({ feedKey, item }: FrontStory): boolean {
  const reach = item.local?.reach;
  return feedKey === 'local-news' && reach !== 'state' && reach !== 'elsewhere';
}

/** Where Local News has none, local is what is near. */
function localAmong(stories: readonly FrontStory[]): (story: FrontStory) => boolean {
  return stories.some(({ feedKey }) => feedKey === 'local-news') ? isOfLocalNews : isNear;
}

/** Two days: no place is reserved for an older story. */
function isRecent(story: FrontStory, now: number, weights: FrontWeights): boolean {
  return ageInHours(story, now, weights) < 2 * weights.freshHours.hours;
}

/** What a paper with few sources has besides: the best of them again. */
function filled(top: readonly FrontStory[], ranked: readonly FrontStory[]): FrontStory[] {
  return [...top, ...ranked.filter((story) => !top.includes(story))].slice(0, storiesOnTop);
}

/** No two from one source while there are others; two of the four local while there are any of two days, one from another section. */
export function pickTop(stories: readonly FrontStory[], now: number, weights: FrontWeights): FrontStory[] {
  const ranked = rankStories(
    stories.filter((story) => !isCalendarEntry(story)),
    now,
    weights,
  );
  const isLocal = localAmong(ranked);
  const local = addBest(
    [],
    ranked.filter((story) => isLocal(story) && isRecent(story, now, weights)),
    fewestLocal,
  );
  const other = ranked.filter((story) => !isLocal(story)).slice(0, 1);
  const reserved = addBest(local, other, storiesOnTop);
  const top = new Set(filled(addBest(reserved, ranked, storiesOnTop), ranked));
  return ranked.filter((story) => top.has(story));
}
