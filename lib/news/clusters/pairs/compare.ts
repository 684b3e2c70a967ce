import type { Profile } from '@/lib/news/clusters/pairs/to-profile';
import { greatestRarity, rarity, type WordCounts } from '@/lib/news/clusters/words/word-counts';
import { cosine, shareWithin, type Vector } from '@/lib/news/clusters/words/word-vector';

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

/** What two stories `hours` apart have in common. Rarity is told in shares of the greatest. */
export function traitsOf(one: Profile, other: Profile, hours: number, counts: WordCounts) {
  const most = greatestRarity(counts);
  const rare = (stem: string) => rarity(counts, stem) / most;
  const words = [...one.all.keys()].filter((stem) => other.all.has(stem)).map(rare);
  const [rarest = 0, second = 0] = words.toSorted((a, b) => b - a);
  const names = sharedNames(one.names, other.names, most);
  const numbers = shared(one.numbers, other.numbers).map(rare);
  const pairs = shared(one.pairs, other.pairs).map((pair) => sumOf(pair.split(' ').map(rare)) / 2);
  const titles = [shareWithin(one.title, other.all), shareWithin(other.title, one.all)];
  const titleNames = [shareWithin(one.titleNames, other.all), shareWithin(other.titleNames, one.all)];
  const sameDay = Number(shared(one.weekdays, other.weekdays).length > 0);
  const otherDay = Number(one.weekdays.size > 0 && other.weekdays.size > 0 && sameDay === 0);
  const all = cosine(one.all, other.all);
  const description = cosine(one.description, other.description);
  const namesShared = Math.log(1 + sumOf(names));
  const pairsShared = Math.log(1 + sumOf(pairs));
  const namesUnsaid = Math.min(unsaid(one, other), unsaid(other, one)) / most;
  const crime = Number(one.isCrime && other.isCrime);
  return {
    words: all,
    wordsSquared: all * all,
    description,
    noDescription: Number(Math.min(one.description.size, other.description.size) === 0),
    titleSaid: Math.max(...titles),
    bothTitlesSaid: Math.min(...titles),
    rarest,
    twoRarest: rarest * second,
    rareSum: Math.log(1 + sumOf(words)),
    howMany: words.length / 10,
    namesShared,
    rarestName: Math.max(0, ...names),
    namesWithin: Math.max(shareWithin(one.names, other.names), shareWithin(other.names, one.names)),
    titleNamesSaid: Math.min(...titleNames),
    namesUnsaid,
    numbersShared: Math.min(sumOf(numbers), 2),
    numbersClash: Number(one.numbers.size > 0 && other.numbers.size > 0 && numbers.length === 0),
    pairsShared,
    shorter: Math.log(1 + Math.min(one.length, other.length)),
    sameDay,
    daysLater: Number(hours > 36),
    onlyOneCrime: Number(one.isCrime !== other.isCrime),
    crime,
    crimeWords: crime * all,
    crimeTitleSaid: crime * Math.max(...titles),
    crimeRarest: crime * rarest,
    crimeNames: crime * namesShared,
    crimeNamesUnsaid: crime * namesUnsaid,
    crimePairs: crime * pairsShared,
    crimeSameDay: crime * sameDay,
    crimeOtherDay: crime * otherDay,
  };
}
