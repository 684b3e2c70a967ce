import type { FrontWeights, Reach } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear, storyTime } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';
import { speaksToReader } from '@/lib/news/classify/story-kind';

const HOUR_MS = 60 * 60 * 1000;

/** Returns a story's age in hours. Without a date, a story counts as just too old to lead. */
function ageInHours(story: Pick<FrontStory, 'item'>, now: number, { nearFor }: FrontWeights): number {
  const time = storyTime(story);
  return time === undefined ? nearFor.hours : Math.max(0, now - time) / HOUR_MS;
}

/** Returns a story's place for ranking: `neighbor` for a story of another town, `elsewhere` if its place is a guess. */
function rankedPlace({ item }: FrontStory): Reach | 'neighbor' {
  const { reach = 'elsewhere', isNeighbor, isGuessed } = item.local ?? {};
  if (isNeighbor) return 'neighbor';
  return isGuessed && !isNear({ item }) ? 'elsewhere' : reach;
}

/**
 * Returns the log-odds that an editor would lead with a story, judged by its words and number of outlets;
 * lower for another town's story.
 */
function oddsOf(story: FrontStory, { outlet, place }: FrontWeights): number {
  const { prominence = 0, also = [] } = story.item;
  const cost = rankedPlace(story) === 'neighbor' ? place.points : 0;
  return prominence + Math.min(also.length, outlet.most) * outlet.points - cost;
}

const chanceOf = (story: FrontStory, weights: FrontWeights) => 1 / (1 + Math.exp(-oddsOf(story, weights)));

/** Tiers of local stories. They lead before all others. */
const LOCAL_TIERS: Partial<Record<Reach, number>> = { town: 5, county: 4, region: 3 };
const FIRST_LOCAL_TIER = 3;

/**
 * Local stories that may lead, and stories of tier 1, age this many times faster, because every day brings new ones.
 */
const FAST_AGE_FACTOR = 5;

/**
 * Returns a story's score: its odds, adjusted for place, minus its age. Age counts linearly, so two stories that age
 * equally fast never swap places.
 */
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
 * Returns a story's tier as a lead. 5, 4 and 3: news of the town, the county and the region. 2: news from farther away,
 * which leads if there is no local news. 1: too old, or an editor is unlikely to lead with it. 0: leads only if there
 * is nothing else, because of its kind, its section or a title that addresses the reader.
 */
export function leadTier(story: FrontStory, now: number, weights: FrontWeights): number {
  if (!mayLead(story, weights)) return 0;
  const ranked = rankedPlace(story);
  const place = ranked === 'neighbor' ? 'elsewhere' : ranked;
  const localTier = LOCAL_TIERS[place];
  const { hours } = localTier ? weights.nearFor : weights.freshFor;
  if (ageInHours(story, now, weights) >= hours || chanceOf(story, weights) < weights.leads[place].from)
    return 1;
  return localTier ?? 2;
}

type Ranked = {
  story: FrontStory;
  tier: number;
  score: number;
  time: number;
  link: string;
  turns: number;
  /** True for REST_HOURS after a story has led for ALONE_HOURS. */
  isResting: boolean;
  /** Whether the predicted probability that an editor would lead with the story is at least SURE_CHANCE. */
  isSure: boolean;
};

/** A lead gives way after this many hours to another story of its class (`leadClass`). */
const TURN_HOURS = 12;
/**
 * A story that has led for this many hours rests for REST_HOURS. While a local story rests, a story from farther away
 * that reaches SURE_CHANCE ranks above it.
 */
const ALONE_HOURS = 16;
const REST_HOURS = 3;
/** Maximum number of hours to replay; older stories never lead. */
const MAX_REPLAY_HOURS = 96;
/** Minimum predicted probability that an editor would lead with a story before it may replace a resting local lead. */
const SURE_CHANCE = 0.8;

/**
 * Returns the class within which stories take turns to lead. 5: local. 4: from farther away, if `isSure`. 3:
 * local, but resting. Otherwise, the tier.
 */
function leadClass({ tier, isResting, isSure }: Ranked): number {
  if (tier >= FIRST_LOCAL_TIER) return isResting ? 3 : 5;
  return tier === 2 && isSure && !isResting ? 4 : tier;
}

/**
 * Sorts by class, number of turns (fewest first), tier, score and time, then by link so that the order is
 * deterministic.
 */
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
 * Counts how many times each story has led for TURN_HOURS. Replays the hours since the oldest story was published
 * instead of storing anything, so all processes get the same result.
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

/**
 * Whether a newer story about the same matter may lead instead: a council's vote, for example, replaces the
 * agenda that announced it.
 */
function isOvertaken(one: Ranked, all: readonly Ranked[]): boolean {
  const isNewer = (other: Ranked) => other.tier >= one.tier && other.time > one.time;
  return all.some(
    (other) => isNewer(other) && one.story.item.akin?.some((pair) => other.story.item.akin?.includes(pair)),
  );
}

/**
 * Sorts candidates for the lead, best first. Leaves out a story if a newer one about the same matter may lead instead.
 * If no story is above tier 1, the best fresh one of tier 1 comes first, if there is one.
 */
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
  const sorted = countTurns(current, now, weights).sort(byRank);
  const isFresh = ({ story }: Ranked) => ageInHours(story, now, weights) < weights.freshFor.hours;
  const lead = sorted.filter((one) => one.tier > 1 || (one.tier === 1 && isFresh(one))).slice(0, 1);
  return [...new Set([...lead, ...sorted])].map(({ story }) => story);
}
