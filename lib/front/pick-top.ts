import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear, storyTime } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';
import { speaksToReader } from '@/lib/news/classify/story-kind';

const hour = 60 * 60 * 1000;

/** A story without a date counts as just not fresh. */
export function ageInHours(story: Pick<FrontStory, 'item'>, now: number, { freshFor }: FrontWeights): number {
  const time = storyTime(story);
  return time === undefined ? freshFor.hours : Math.max(0, now - time) / hour;
}

/** Log-odds that an editor would lead with it, by what it says and who else tells it. */
function oddsOf({ item }: FrontStory, { outlet, newsroom }: FrontWeights): number {
  const { prominence = 0, also = [], local } = item;
  const others = Math.min(also.length, outlet.most);
  return (
    prominence +
    others * outlet.points +
    (local?.isOurs && local.reach === 'state' && !local.isGuessed ? newsroom.points : 0)
  );
}

/** Age takes from the odds evenly, so that two stories never change places. */
export function scoreStory(story: FrontStory, now: number, weights: FrontWeights): number {
  return oddsOf(story, weights) - ageInHours(story, now, weights) / weights.halfLife.hours;
}

/** Calendar entries are never among the news, whatever their section. */
export function isCalendarEntry({ item }: Pick<FrontStory, 'item'>): boolean {
  return item.calendar !== undefined || item.kind === 'calendar';
}

const order = ['town', 'county', 'region', 'state', 'elsewhere'] as const;

/** 5 is the town; a neighbor's news comes after the nation's, and what no words place is the nation's. */
function nearness({ item }: FrontStory): number {
  const { reach = 'elsewhere', isNeighbor, isGuessed } = item.local ?? {};
  if (isNeighbor) return 0;
  return isGuessed && !isNear({ item }) ? 1 : order.length - order.indexOf(reach);
}

function mayLead({ item, feedKey }: FrontStory, weights: FrontWeights): boolean {
  const isNews = !(item.kind && weights.neverLead.includes(item.kind));
  return isNews && !weights.neverFirst.includes(feedKey) && !speaksToReader(item.title);
}

function isLikely(story: FrontStory, weights: FrontWeights): boolean {
  const chance = 1 / (1 + Math.exp(-oddsOf(story, weights)));
  const reach = order[order.length - nearness(story)] ?? 'elsewhere';
  return chance >= weights.leads[reach].from;
}

/**
 * 2 and more can lead, the nearest first; 1 is of a kind that could but is old or unlikely, 0 is of no such kind. Each
 * step down is taken only where nothing is left above.
 */
export function leadTier(story: FrontStory, now: number, weights: FrontWeights): number {
  if (!mayLead(story, weights)) return 0;
  const freshFor = isNear(story) ? weights.nearFor : weights.freshFor;
  const isFresh = ageInHours(story, now, weights) < freshFor.hours;
  return isFresh && isLikely(story, weights) ? 2 + nearness(story) : 1;
}

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

const storiesOnTop = 4;
const mostOfOneOutlet = 2;

/** The best four, at most two of one outlet while there are others. */
export function pickTop(stories: readonly FrontStory[], now: number, weights: FrontWeights): FrontStory[] {
  const ranked = rankStories(
    stories.filter((story) => !isCalendarEntry(story)),
    now,
    weights,
  );
  const counts = new Map<string, number>();
  const fits = ({ item: { source } }: FrontStory) => {
    counts.set(source, (counts.get(source) ?? 0) + 1);
    return (counts.get(source) ?? 0) <= mostOfOneOutlet;
  };
  const first = ranked.filter(fits).slice(0, storiesOnTop);
  const rest = ranked.filter((story) => !first.includes(story));
  const top = new Set([...first, ...rest].slice(0, storiesOnTop));
  return ranked.filter((story) => top.has(story));
}
