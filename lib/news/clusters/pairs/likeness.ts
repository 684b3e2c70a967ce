import { type Traits, traitsOf } from '@/lib/news/clusters/pairs/compare';
import type { Profile } from '@/lib/news/clusters/pairs/to-profile';
import type { WordCounts } from '@/lib/news/clusters/words/word-counts';

/** What two stories with nothing in common start from. */
const start = -8.59;

/**
 * What each trait adds to the log-odds that two stories tell of one event: a logistic regression trained on labeled
 * pairs of headlines (docs/measured/clusters.md). The weights hold together; none means much alone.
 */
const weights: Traits = {
  // cosine of all words, by rarity
  words: 10.39,
  // the same squared: nearly equal texts count for more
  wordsSquared: 0.71,
  // cosine of the descriptions; part of `words` already
  description: -1.9,
  // one has a title only
  noDescription: -0.76,
  // share of a title that the other story says, the larger
  titleSaid: 1.58,
  // the same, the smaller
  bothTitlesSaid: 1.35,
  // rarity of the rarest word in common
  rarest: 1.78,
  // of the two rarest, multiplied
  twoRarest: 2.31,
  // rarity of all words in common, as a logarithm
  rareSum: 0.93,
  // words in common, in tens
  howMany: 1.59,
  // rarity of all names in common, as a logarithm
  namesShared: -0.76,
  // rarity of the rarest name in common
  rarestName: 2.2,
  // share of one story's names that the other says
  namesWithin: 0.42,
  // share of a title's names that the other story says, the smaller
  titleNamesSaid: 0.27,
  // both titles have a rare name that the other story lacks
  namesUnsaid: -0.57,
  // rarity of the numbers in common
  numbersShared: 0.23,
  // both tell numbers, none in common: a hint only, since tolls change
  numbersClash: -0.71,
  // rarity of the neighboring words in common, as a logarithm
  pairsShared: 1.19,
  // words of the shorter, as a logarithm: much in common is easier in long texts
  shorter: -1.02,
  // both name the same weekday
  sameDay: 0.91,
  // more than a day and a half apart
  daysLater: -0.9,
  // only one tells of violence
  onlyOneCrime: 1.32,
  // both tell of violence; the lines below correct those above for it
  crime: 0.71,
  // common words of violence say less
  crimeWords: -2.65,
  // titles of violence sound alike
  crimeTitleSaid: -1.75,
  // a rare word in common says more
  crimeRarest: 3.62,
  // names in common say more
  crimeNames: 2.32,
  // names that the other lacks say more
  crimeNamesUnsaid: -0.87,
  // neighboring words say less
  crimePairs: -1.03,
  // the same weekday says less
  crimeSameDay: -0.2,
  // another weekday is another crime
  crimeOtherDay: -1.51,
};

/** No pair says more than this for or against a group. */
export const surest = 6;
export const unlike = -3;

/** How rare a name in common must be, in shares of the greatest rarity, for two stories of violence to be one. */
const rareEnough = 0.1;

/** Sports of women and of men are two. */
function isOtherSport(one: Profile, other: Profile): boolean {
  return (
    (one.isWomens && !one.isMens && other.isMens && !other.isWomens) ||
    (one.isMens && !one.isWomens && other.isWomens && !other.isMens)
  );
}

/**
 * The log-odds that two stories `hours` apart tell of one event, from -3 to 6. Look-alike crimes need a place or person
 * in common.
 */
export function likeness(one: Profile, other: Profile, hours: number, counts: WordCounts): number {
  const traits = traitsOf(one, other, hours, counts);
  if (one.isAngle !== other.isAngle) return unlike;
  if (isOtherSport(one, other) || (traits.crime === 1 && traits.rarestName < rareEnough)) return unlike;
  let sum = start;
  for (const name of Object.keys(weights) as (keyof Traits)[]) sum += weights[name] * traits[name];
  return Math.min(surest, Math.max(unlike, sum));
}
