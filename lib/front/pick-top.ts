import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear, storyTime } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';
import { speaksToReader } from '@/lib/news/classify/story-kind';

const HOUR_MS = 60 * 60 * 1000;

/** Returns a story's age in hours; without a date it counts as just too old to lead. */
export function ageInHours(story: Pick<FrontStory, 'item'>, now: number, { nearFor }: FrontWeights): number {
  const time = storyTime(story);
  return time === undefined ? nearFor.hours : Math.max(0, now - time) / HOUR_MS;
}

const PLACES_BY_DISTANCE = ['town', 'county', 'region', 'state', 'elsewhere'] as const;

/** Returns where a story ranks: without any named place as the nation's, about one other town as a neighbor's. */
function rankedPlace({ item }: FrontStory): (typeof PLACES_BY_DISTANCE)[number] | 'neighbor' {
  const { reach = 'elsewhere', isNeighbor, isGuessed } = item.local ?? {};
  if (isNeighbor) return 'neighbor';
  return isGuessed && !isNear({ item }) ? 'elsewhere' : reach;
}

/** Log-odds that an editor would lead with a story: by its words and the outlets that report it, less for a neighbor's. */
function oddsOf(story: FrontStory, { outlet, place }: FrontWeights): number {
  const { prominence = 0, also = [] } = story.item;
  const cost = rankedPlace(story) === 'neighbor' ? place.points : 0;
  return prominence + Math.min(also.length, outlet.most) * outlet.points - cost;
}

const chanceOf = (story: FrontStory, weights: FrontWeights) => 1 / (1 + Math.exp(-oddsOf(story, weights)));

/** The lowest tier of stories near home that lead before all others. */
const FIRST_LOCAL_TIER = 3;

/** Age counts this many times more for local stories that may lead, because every day brings others, and for leftovers. */
const FAST_AGE_FACTOR = 5;

/** Returns a story's score: its odds, adjusted for place, minus its age. Age is linear, so two stories never swap places. */
export function scoreStory(story: FrontStory, now: number, weights: FrontWeights): number {
  const tier = leadTier(story, now, weights);
  const isFast = tier === 1 || (isNear(story) && tier >= FIRST_LOCAL_TIER);
  const age = ageInHours(story, now, weights) * (isFast ? FAST_AGE_FACTOR : 1);
  const gain = rankedPlace(story) === 'state' ? weights.place.points : 0;
  return oddsOf(story, weights) + gain - age / weights.halfLife.hours;
}

/** Whether an item is a calendar entry, which is never news, whatever its section. */
export function isCalendarEntry({ item }: Pick<FrontStory, 'item'>): boolean {
  return item.calendar !== undefined || item.kind === 'calendar';
}

function mayLead({ item, feedKey }: FrontStory, weights: FrontWeights): boolean {
  const isNews = !(item.kind && weights.neverLead.includes(item.kind));
  return isNews && !weights.neverFirst.includes(feedKey) && !speaksToReader(item.title);
}

/**
 * Returns a story's tier as a lead. 3 to 5: news of the region, the county and the town. 2: may lead if there is none of
 * these. 1: too old or unlikely. 0: of a kind that leads only if there is nothing else.
 */
export function leadTier(story: FrontStory, now: number, weights: FrontWeights): number {
  if (!mayLead(story, weights)) return 0;
  const ranked = rankedPlace(story);
  const place = ranked === 'neighbor' ? 'elsewhere' : ranked;
  const distance = PLACES_BY_DISTANCE.indexOf(place);
  const isHome = distance < PLACES_BY_DISTANCE.indexOf('state');
  const { hours } = isHome ? weights.nearFor : weights.freshFor;
  if (ageInHours(story, now, weights) >= hours || chanceOf(story, weights) < weights.leads[place].from)
    return 1;
  return isHome ? FIRST_LOCAL_TIER + PLACES_BY_DISTANCE.indexOf('region') - distance : 2;
}

type Ranked = {
  story: FrontStory;
  tier: number;
  score: number;
  time: number;
  link: string;
  turns: number;
  /** Has just led for ALONE_HOURS, so that a sure story from farther may lead too. */
  isResting: boolean;
  /** Likely enough to stand in for a local story, if it is from farther. */
  isSure: boolean;
};

/** A lead yields after this many hours to the next that may lead from as near. */
const TURN_HOURS = 12;
/** A lead without peers rests after this many hours, so that one from farther has a turn. */
const ALONE_HOURS = 16;
const REST_HOURS = 3;
/** Hours replayed at most; no story leads that is older. */
const MAX_REPLAY_HOURS = 96;
/** Chance from which a story from farther stands in for a resting lead; nothing weaker does because time is up. */
const SURE_CHANCE = 0.8;

/** Groups that take turns among themselves: local stories, sure ones from farther, resting ones, the rest. */
function leadClass({ tier, isResting, isSure }: Ranked): number {
  if (tier >= FIRST_LOCAL_TIER) return isResting ? 3 : 5;
  return tier === 2 && isSure && !isResting ? 4 : tier;
}

/** Orders by tier, score, time and link, so the order is deterministic; among stories of one class those with fewer turns first. */
function byRank(one: Ranked, other: Ranked): number {
  return (
    leadClass(other) - leadClass(one) ||
    one.turns - other.turns ||
    other.tier - one.tier ||
    other.score - one.score ||
    other.time - one.time ||
    (one.link < other.link ? -1 : Number(one.link > other.link))
  );
}

/**
 * Counts the turns of leads by replaying the hours since the oldest of them was published: no process remembers who led, and
 * all of them agree. A story that has led for TURN_HOURS has had one more turn.
 */
function countTurns(ranked: readonly Ranked[], now: number, weights: FrontWeights): Ranked[] {
  const candidates = ranked.filter(({ tier }) => tier > 1);
  if (candidates.length < 2) return [...ranked];
  const hoursLed = new Map<string, number>();
  const restsUntil = new Map<string, number>();
  const at = (link: string, hour: number) => ({
    turns: Math.floor((hoursLed.get(link) ?? 0) / TURN_HOURS),
    isResting: (restsUntil.get(link) ?? 0) > hour,
  });
  const oldest = Math.max(now - MAX_REPLAY_HOURS * HOUR_MS, Math.min(...candidates.map(({ time }) => time)));
  for (let hour = Math.ceil(oldest / HOUR_MS) * HOUR_MS; hour < now; hour += HOUR_MS) {
    const then = candidates
      .filter(({ time }) => time <= hour)
      .map((one) => ({
        ...one,
        tier: leadTier(one.story, hour, weights),
        score: scoreStory(one.story, hour, weights),
        ...at(one.link, hour),
      }));
    const [lead] = then.toSorted(byRank);
    if (!lead) continue;
    const hours = (hoursLed.get(lead.link) ?? 0) + 1;
    hoursLed.set(lead.link, hours);
    if (hours % ALONE_HOURS === 0) restsUntil.set(lead.link, hour + (1 + REST_HOURS) * HOUR_MS);
  }
  return ranked.map((one) => ({ ...one, ...at(one.link, now) }));
}

/** Whether a newer report of the same affair may lead too: the vote replaces the agenda. */
function isOvertaken(one: Ranked, all: readonly Ranked[]): boolean {
  const isNewer = (other: Ranked) => other.tier >= one.tier && other.time > one.time;
  return all.some(
    (other) => isNewer(other) && one.story.item.akin?.some((pair) => other.story.item.akin?.includes(pair)),
  );
}

/** Sorts stories as leads, the best first. Of two reports of one affair only the newer is kept. */
export function rankStories(
  stories: readonly FrontStory[],
  now: number,
  weights: FrontWeights,
): FrontStory[] {
  const ranked = stories.map((story) => ({
    story,
    tier: leadTier(story, now, weights),
    score: scoreStory(story, now, weights),
    time: storyTime(story) ?? 0,
    link: canonicalLink(story.item.link),
    turns: 0,
    isResting: false,
    isSure: chanceOf(story, weights) >= SURE_CHANCE,
  }));
  const akin = ranked.filter(({ story }) => story.item.akin);
  const current = ranked.filter((one) => !(one.story.item.akin && isOvertaken(one, akin)));
  return countTurns(current, now, weights)
    .sort(byRank)
    .map(({ story }) => story);
}
