import type { Profile } from '@/lib/news/clusters/profile';
import {
  cosine,
  greatestRarity,
  rarity,
  shareWithin,
  type Vector,
  type WordCounts,
} from '@/lib/news/clusters/words';
import trained from '@/lib/news/models/grouping-weights.json' with { type: 'json' };

/** Features of a pair of stories; each has a weight. */
type Traits = Record<keyof ReturnType<typeof traitsOf>, number>;

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((word) => other.has(word));
}

/**
 * Returns the rarity of the rarest name in one story's title that the other story does not contain; 0 if there is none.
 */
export function unsaid({ titleNames }: Profile, { all }: Profile): number {
  return Math.max(0, ...[...titleNames].map(([name, weight]) => (all.has(name) ? 0 : weight)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sharedNames(one: Vector, other: Vector, greatest: number): number[] {
  return [...one].flatMap(([name, weight]) => (other.has(name) ? [weight / greatest] : []));
}

/** Returns the rarity of the words, names and numbers that two stories share, and features derived from it. */
function sharedOf(one: Profile, other: Profile, counts: WordCounts) {
  const greatest = greatestRarity(counts);
  const rare = (stem: string) => rarity(counts, stem) / greatest;
  const words = [...one.all.keys()].filter((stem) => other.all.has(stem)).map(rare);
  const [rarest = 0, second = 0] = words.toSorted((a, b) => b - a);
  const names = sharedNames(one.names, other.names, greatest);
  const pairs = shared(one.pairs, other.pairs).map((pair) => sumOf(pair.split(' ').map(rare)) / 2);
  return {
    words,
    rarest,
    second,
    names,
    namesSum: Math.log(1 + sumOf(names)),
    namesUnsaid: Math.min(unsaid(one, other), unsaid(other, one)) / greatest,
    numbers: shared(one.numbers, other.numbers).map(rare),
    pairsSum: Math.log(1 + sumOf(pairs)),
    sameDay: Number(shared(one.weekdays, other.weekdays).length > 0),
  };
}

/** Returns how much of each title, and of the names in it, the other story contains (0 to 1). */
function titlesSaid(one: Profile, other: Profile) {
  return {
    words: [shareWithin(one.title, other.all), shareWithin(other.title, one.all)],
    names: [shareWithin(one.titleNames, other.all), shareWithin(other.titleNames, one.all)],
  };
}

/** Returns the features of two stories `hours` apart. Rarity is relative to the highest possible. */
export function traitsOf(one: Profile, other: Profile, hours: number, counts: WordCounts) {
  const both = sharedOf(one, other, counts);
  const said = titlesSaid(one, other);
  const all = cosine(one.all, other.all);
  const crime = Number(one.isCrime && other.isCrime);
  return {
    words: all,
    wordsSquared: all * all,
    description: cosine(one.description, other.description),
    titleSaid: Math.max(...said.words),
    bothTitlesSaid: Math.min(...said.words),
    rarest: both.rarest,
    twoRarest: both.rarest * both.second,
    rareSum: Math.log(1 + sumOf(both.words)),
    howMany: both.words.length / 10,
    namesShared: both.namesSum,
    rarestName: Math.max(0, ...both.names),
    namesWithin: Math.max(shareWithin(one.names, other.names), shareWithin(other.names, one.names)),
    titleNamesSaid: Math.min(...said.names),
    namesUnsaid: both.namesUnsaid,
    numbersShared: Math.min(sumOf(both.numbers), 2),
    numbersClash: Number(one.numbers.size > 0 && other.numbers.size > 0 && both.numbers.length === 0),
    pairsShared: both.pairsSum,
    shorter: Math.log(1 + Math.min(one.length, other.length)),
    sameDay: both.sameDay,
    daysLater: Number(hours > 36),
    onlyOneCrime: Number(one.isCrime !== other.isCrime),
    crime,
    crimeWords: crime * all,
    crimeRarest: crime * both.rarest,
    crimeNames: crime * both.namesSum,
  };
}

/**
 * Weights of a logistic regression on labeled pairs (docs/measured/clusters.md). The weights `crime…` are added if both
 * stories are about violent crimes.
 */
const weights: Traits = trained.weights;

/** Limits for the log-odds of a pair, so that no single pair decides for its whole group. */
export const MAX_LOG_ODDS = 6;
export const MIN_LOG_ODDS = -3;

/** Log-odds subtracted for two crimes. Set by hand: joining different crimes is worse than missing a pair. */
const CRIME_PENALTY = 2.3;
/** Two stories about violent crimes must share a name at least this rare, relative to the highest rarity. */
const MIN_CRIME_NAME_RARITY = 0.1;

/** Whether both stories name streets but share none, or both name weekdays but share none. */
function isElsewhere(one: Profile, other: Profile): boolean {
  const differ = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
    some.size > 0 && others.size > 0 && shared(some, others).length === 0;
  return differ(one.streets, other.streets) || differ(one.weekdays, other.weekdays);
}

/** Whether one story is about women's sports and the other about men's. */
function isOtherSport(one: Profile, other: Profile): boolean {
  const side = ({ isWomens, isMens }: Profile) => Number(isWomens) - Number(isMens);
  return side(one) * side(other) < 0;
}

/** Returns the log-odds, -3 to 6, that two stories `hours` apart are about the same event. */
export function likeness(one: Profile, other: Profile, hours: number, counts: WordCounts): number {
  const traits = traitsOf(one, other, hours, counts);
  if (one.isAngle !== other.isAngle) return MIN_LOG_ODDS;
  if (traits.crime === 1 && isElsewhere(one, other)) return MIN_LOG_ODDS;
  if (isOtherSport(one, other) || (traits.crime === 1 && traits.rarestName < MIN_CRIME_NAME_RARITY))
    return MIN_LOG_ODDS;
  let sum = trained.start;
  for (const name of Object.keys(weights) as (keyof Traits)[]) sum += weights[name] * traits[name];
  sum -= traits.crime * CRIME_PENALTY;
  return Math.min(MAX_LOG_ODDS, Math.max(MIN_LOG_ODDS, sum));
}
