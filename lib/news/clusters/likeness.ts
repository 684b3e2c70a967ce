import type { Profile } from '@/lib/news/clusters/profile';
import {
  cosine,
  greatestRarity,
  rarity,
  shareWithin,
  type Vector,
  type WordCounts,
} from '@/lib/news/clusters/words';

/** What two stories have in common, in numbers; each has a weight in likeness.ts. */
export type Traits = Record<keyof ReturnType<typeof traitsOf>, number>;

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((word) => other.has(word));
}

/** The rarest name in one title that the other story never says. */
function unsaid({ titleNames }: Profile, { all }: Profile): number {
  return Math.max(0, ...[...titleNames].map(([name, weight]) => (all.has(name) ? 0 : weight)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function sharedNames(one: Vector, other: Vector, most: number): number[] {
  return [...one].flatMap(([name, weight]) => (other.has(name) ? [weight / most] : []));
}

/** The words, names and numbers that two stories share, by their rarity, and what follows from it. */
function sharedOf(one: Profile, other: Profile, counts: WordCounts) {
  const most = greatestRarity(counts);
  const rare = (stem: string) => rarity(counts, stem) / most;
  const words = [...one.all.keys()].filter((stem) => other.all.has(stem)).map(rare);
  const [rarest = 0, second = 0] = words.toSorted((a, b) => b - a);
  const names = sharedNames(one.names, other.names, most);
  const pairs = shared(one.pairs, other.pairs).map((pair) => sumOf(pair.split(' ').map(rare)) / 2);
  return {
    words,
    rarest,
    second,
    names,
    namesSum: Math.log(1 + sumOf(names)),
    namesUnsaid: Math.min(unsaid(one, other), unsaid(other, one)) / most,
    numbers: shared(one.numbers, other.numbers).map(rare),
    pairsSum: Math.log(1 + sumOf(pairs)),
    sameDay: Number(shared(one.weekdays, other.weekdays).length > 0),
  };
}

/** The shares of each title, and of the names in each, that the other story says. */
function titlesSaid(one: Profile, other: Profile) {
  return {
    words: [shareWithin(one.title, other.all), shareWithin(other.title, one.all)],
    names: [shareWithin(one.titleNames, other.all), shareWithin(other.titleNames, one.all)],
  };
}

/** What two stories `hours` apart have in common. Rarity is told in shares of the greatest. */
export function traitsOf(one: Profile, other: Profile, hours: number, counts: WordCounts) {
  const both = sharedOf(one, other, counts);
  const said = titlesSaid(one, other);
  const all = cosine(one.all, other.all);
  const crime = Number(one.isCrime && other.isCrime);
  return {
    words: all,
    wordsSquared: all * all,
    description: cosine(one.description, other.description),
    noDescription: Number(Math.min(one.description.size, other.description.size) === 0),
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
    crimeTitleSaid: crime * Math.max(...said.words),
    crimeRarest: crime * both.rarest,
    crimeNames: crime * both.namesSum,
    crimeNamesUnsaid: crime * both.namesUnsaid,
    crimePairs: crime * both.pairsSum,
    crimeSameDay: crime * both.sameDay,
    crimeOtherDay: crime * Number(one.weekdays.size > 0 && other.weekdays.size > 0 && both.sameDay === 0),
  };
}

const start = -8.59;

/** Logistic regression on labeled pairs (docs/measured/clusters.md); `crime…` adjusts it for two violent crimes. */
const weights: Traits = {
  words: 10.39,
  wordsSquared: 0.71,
  // already part of `words`
  description: -1.9,
  noDescription: -0.76,
  titleSaid: 1.58,
  bothTitlesSaid: 1.35,
  rarest: 1.78,
  twoRarest: 2.31,
  rareSum: 0.93,
  howMany: 1.59,
  namesShared: -0.76,
  rarestName: 2.2,
  namesWithin: 0.42,
  titleNamesSaid: 0.27,
  namesUnsaid: -0.57,
  numbersShared: 0.23,
  // weak: death tolls change
  numbersClash: -0.71,
  pairsShared: 1.19,
  // long texts have more in common
  shorter: -1.02,
  sameDay: 0.91,
  // set, not trained: a later day is mostly another step of the story
  daysLater: -1.05,
  onlyOneCrime: 1.32,
  crime: 0.71,
  crimeWords: -2.65,
  crimeTitleSaid: -1.75,
  crimeRarest: 3.62,
  crimeNames: 2.32,
  crimeNamesUnsaid: -0.87,
  crimePairs: -1.03,
  crimeSameDay: -0.2,
  crimeOtherDay: -1.51,
};

/** Log-odds: no pair counts for more, for or against a group. */
export const surest = 6;
export const unlike = -3;

/** Two stories of violence are one only with a shared name this rare, in shares of the greatest rarity. */
const rareEnough = 0.1;

/** Women's and men's games are two stories. */
function isOtherSport(one: Profile, other: Profile): boolean {
  return (
    (one.isWomens && !one.isMens && other.isMens && !other.isWomens) ||
    (one.isMens && !one.isWomens && other.isWomens && !other.isMens)
  );
}

/** Log-odds, -3 to 6, that two stories `hours` apart are about one event. */
export function likeness(one: Profile, other: Profile, hours: number, counts: WordCounts): number {
  const traits = traitsOf(one, other, hours, counts);
  if (one.isAngle !== other.isAngle) return unlike;
  if (isOtherSport(one, other) || (traits.crime === 1 && traits.rarestName < rareEnough)) return unlike;
  let sum = start;
  for (const name of Object.keys(weights) as (keyof Traits)[]) sum += weights[name] * traits[name];
  return Math.min(surest, Math.max(unlike, sum));
}
