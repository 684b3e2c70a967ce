import { type Traits, traitsOf } from '@/lib/news/clusters/pairs/compare';
import type { Profile } from '@/lib/news/clusters/pairs/to-profile';
import type { WordCounts } from '@/lib/news/clusters/words/word-counts';

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
