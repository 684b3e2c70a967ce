// npm run train:grouping -- <headlines.jsonl> <folder>…: lib/news/clusters/weights.json from headlines whose events are known.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Traits, traitsOf } from '@/lib/news/clusters/likeness';
import { neverJoins } from '@/lib/news/clusters/never-joins';
import { countItems, itemWords, type Profile, toProfile } from '@/lib/news/clusters/profile';
import { outletOf } from '@/lib/news/clusters/same-outlet';
import { cosine, noWords, type WordCounts } from '@/lib/news/clusters/words';
import { comparedTitle } from '@/lib/news/headlines';
import { type NewsItem, newsTime } from '@/lib/news/news-item';
import { type Headline, readFolder, readWindows } from '@/scripts/train/read-headlines';

const needs = `npm run train:grouping -- <headlines.jsonl> <folder>…
The file has headlines in windows, each with its story and its wider topic: window, id, title, desc, publisher, time, story,
topic. A folder has items.jsonl and groups.jsonl. None of it is in this repository: headlines are their publishers'.`;

const blank = toProfile('', itemWords({ title: '', description: '' }), noWords());
const names = Object.keys(traitsOf(blank, blank, 0, noWords())) as (keyof Traits)[];

const longestApart = 72;
/** A little less than what the site compares, so that the weights know what is unlike. */
const leastInCommon = 0.06;
const penalty = 0.2;
const rounds = 25;
/** Another step of one affair is nearly one story. */
const ofOneTopic = 0.5;

type Pair = { traits: number[]; isOne: number; weight: number };
type Member = { headline: Headline; profile: Profile; outlet: string; time: number };

function membersOf(headlines: readonly Headline[], counts: WordCounts): Member[] {
  return headlines.map((headline) => {
    const { item } = headline;
    const title = comparedTitle(item);
    const profile = toProfile(title, itemWords({ ...item, title }), counts);
    return { headline, profile, outlet: outletOf(item.link, item.source), time: newsTime(item) };
  });
}

function pairOf(one: Member, other: Member, counts: WordCounts): Pair | undefined {
  if (one.outlet === other.outlet) return undefined;
  const hours = Math.abs(one.time - other.time) / 3_600_000;
  if (hours > longestApart || cosine(one.profile.all, other.profile.all) < leastInCommon) return undefined;
  const { story, topic } = one.headline;
  const isOne = story === other.headline.story;
  const traits = traitsOf(one.profile, other.profile, hours, counts);
  const weight = !isOne && topic === other.headline.topic ? ofOneTopic : 1;
  return { traits: [1, ...names.map((name) => traits[name])], isOne: Number(isOne), weight };
}

function pairsIn(headlines: readonly Headline[], counts: WordCounts): Pair[] {
  const members = membersOf(headlines, counts);
  return members.flatMap((one, at) =>
    members.slice(at + 1).flatMap((other) => pairOf(one, other, counts) ?? []),
  );
}

/** With words of the window alone and with those of all windows so far: for a new site and for an old one. */
function allPairs(windows: readonly (readonly Headline[])[]): Pair[] {
  const past = noWords();
  return windows.flatMap((window) => {
    const joining = window.filter(({ item }) => !neverJoins(item));
    const items = joining.map(({ item }): NewsItem => item);
    return [...pairsIn(joining, countItems(items)), ...pairsIn(joining, countItems(items, past))];
  });
}

/** Of `matrix` · x = `values`, by elimination; both are used up. */
function solve(matrix: Float64Array[], values: Float64Array): Float64Array {
  const size = values.length;
  for (let at = 0; at < size; at++) {
    const row = matrix[at] as Float64Array;
    for (let below = at + 1; below < size; below++) {
      const other = matrix[below] as Float64Array;
      const share = (other[at] ?? 0) / (row[at] ?? 1);
      for (let column = at; column < size; column++)
        other[column] = (other[column] ?? 0) - share * (row[column] ?? 0);
      values[below] = (values[below] ?? 0) - share * (values[at] ?? 0);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = matrix[at] as Float64Array;
    let sum = values[at] ?? 0;
    for (let column = at + 1; column < size; column++) sum -= (row[column] ?? 0) * (values[column] ?? 0);
    values[at] = sum / (row[at] ?? 1);
  }
  return values;
}

/** One step of Newton's method for a logistic regression with an L2 penalty, which spares the first weight. */
function step(pairs: readonly Pair[], weights: Float64Array): Float64Array {
  const size = weights.length;
  const slope = weights.map((weight, at) => (at === 0 ? 0 : -penalty * weight));
  const curve = Array.from({ length: size }, (_, at) =>
    new Float64Array(size).fill(0).map((__, to) => Number(at === to && at > 0) * penalty),
  );
  for (const { traits, isOne, weight } of pairs) {
    let sum = 0;
    for (let at = 0; at < size; at++) sum += (weights[at] ?? 0) * (traits[at] ?? 0);
    const chance = 1 / (1 + Math.exp(-sum));
    const spread = weight * Math.max(chance * (1 - chance), 1e-9);
    for (let at = 0; at < size; at++) {
      const trait = traits[at] ?? 0;
      if (trait === 0) continue;
      slope[at] = (slope[at] ?? 0) + weight * (isOne - chance) * trait;
      const row = curve[at] as Float64Array;
      for (let to = 0; to < size; to++) row[to] = (row[to] ?? 0) + spread * trait * (traits[to] ?? 0);
    }
  }
  return solve(curve, slope).map((change, at) => change + (weights[at] ?? 0));
}

function main(): number {
  const [file, ...folders] = process.argv.slice(2);
  if (!file) {
    console.error(needs);
    return 2;
  }
  const pairs = allPairs([...readWindows(file), ...folders.map(readFolder)]);
  let weights: Float64Array = new Float64Array(names.length + 1);
  for (let round = 0; round < rounds; round++) weights = step(pairs, weights);
  const rounded = (value = 0) => Math.round(value * 100) / 100;
  const named = Object.fromEntries(names.map((name, at) => [name, rounded(weights[at + 1])]));
  writeFileSync(
    path.resolve('lib/news/clusters/weights.json'),
    `${JSON.stringify({ start: rounded(weights[0]), weights: named }, null, 2)}\n`,
  );
  console.log(`${pairs.length} pairs, ${pairs.filter(({ isOne }) => isOne).length} of one event`);
  return 0;
}

process.exitCode = main();
