import type { FrontWeights } from '@/lib/city/schema/news';
import type { FrontStory } from '@/lib/front/front-page';
import { isNear, storyTime } from '@/lib/front/order';
import { canonicalLink } from '@/lib/news/canonical-link';
import { speaksToReader } from '@/lib/news/classify/story-kind';

const hour = 60 * 60 * 1000;

/** A story without a date counts as just not fresh. */
export function ageInHours(story: Pick<FrontStory, 'item'>, now: number, { nearFor }: FrontWeights): number {
  const time = storyTime(story);
  return time === undefined ? nearFor.hours : Math.max(0, now - time) / hour;
}

/** Log-odds that an editor would lead with it, by what it says and who else tells it. */
function oddsOf({ item: { prominence = 0, also = [] } }: FrontStory, { outlet }: FrontWeights): number {
  return prominence + Math.min(also.length, outlet.most) * outlet.points;
}

const order = ['town', 'county', 'region', 'state', 'elsewhere'] as const;

/** Where it counts as playing: what no words place is the nation's, and one town of the state or the region a neighbor's. */
function standingOf({ item }: FrontStory): (typeof order)[number] | 'neighbor' {
  const { reach = 'elsewhere', isNeighbor, isGuessed } = item.local ?? {};
  if (isNeighbor) return 'neighbor';
  return isGuessed && !isNear({ item }) ? 'elsewhere' : reach;
}

/** The lowest tier that leads before all else. */
const leadsFirst = 3;

/** Near home a day brings enough that is as likely to lead: among what may, age counts so many times more. */
const agesNear = 3;

/** Age takes from the odds evenly, so that two stories of one place never change places. */
export function scoreStory(story: FrontStory, now: number, weights: FrontWeights): number {
  const standing = standingOf(story);
  const sign = Number(standing === 'state') - Number(standing === 'neighbor');
  const pace = isNear(story) && leadTier(story, now, weights) >= leadsFirst ? agesNear : 1;
  const age = (ageInHours(story, now, weights) * pace) / weights.halfLife.hours;
  return oddsOf(story, weights) + sign * weights.place.points - age;
}

/** Calendar entries are never among the news, whatever their section. */
export function isCalendarEntry({ item }: Pick<FrontStory, 'item'>): boolean {
  return item.calendar !== undefined || item.kind === 'calendar';
}

function mayLead({ item, feedKey }: FrontStory, weights: FrontWeights): boolean {
  const isNews = !(item.kind && weights.neverLead.includes(item.kind));
  return isNews && !weights.neverFirst.includes(feedKey) && !speaksToReader(item.title);
}

/**
 * 3 and more lead before all else, the nearest first: news of the town, the county and all of the region; 2 can lead, the
 * likeliest first; 1 could but is old or unlikely, 0 is of a kind that never does while there is another.
 */
export function leadTier(story: FrontStory, now: number, weights: FrontWeights): number {
  if (!mayLead(story, weights)) return 0;
  const standing = standingOf(story);
  const place = standing === 'neighbor' ? 'elsewhere' : standing;
  const isHome = order.indexOf(place) < order.indexOf('state');
  const chance = 1 / (1 + Math.exp(-oddsOf(story, weights)));
  const { hours } = isHome ? weights.nearFor : weights.freshFor;
  if (ageInHours(story, now, weights) >= hours || chance < weights.leads[place].from) return 1;
  return isHome ? leadsFirst + order.indexOf('region') - order.indexOf(place) : 2;
}

type Ranked = { story: FrontStory; tier: number; score: number; time: number; link: string };

/** By a newer report of its affair that may lead as well: the vote comes before the agenda. */
function isOvertaken(one: Ranked, all: readonly Ranked[]): boolean {
  const isNewer = (other: Ranked) => other.tier >= one.tier && other.time > one.time;
  return all.some(
    (other) => isNewer(other) && one.story.item.akin?.some((pair) => other.story.item.akin?.includes(pair)),
  );
}

/** By tier, then points; equals by time and address, never by chance. Of two reports of one affair only the newer. */
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
  }));
  const akin = ranked.filter(({ story }) => story.item.akin);
  return ranked
    .filter((one) => !(one.story.item.akin && isOvertaken(one, akin)))
    .sort(
      (one, other) =>
        other.tier - one.tier ||
        other.score - one.score ||
        other.time - one.time ||
        (one.link < other.link ? -1 : Number(one.link > other.link)),
    )
    .map(({ story }) => story);
}
