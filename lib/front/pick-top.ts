import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear, storyTime } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';

const hour = 60 * 60 * 1000;

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
