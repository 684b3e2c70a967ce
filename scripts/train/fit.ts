import { always, type Model } from '@/lib/news/classify/model';

/** `publisher`: what only a few of them write says nothing of others. */
export type Example = { evidence: readonly string[]; publisher: string; answer: string };

/** `penalty`: of the squares of the weights. */
export type Settings = { penalty: number; rounds: number; fewest: number; fewestPublishers: number };

/** What enough items of enough publishers show, in alphabetical order. */
function vocabularyOf(examples: readonly Example[], { fewest, fewestPublishers }: Settings): string[] {
  const seen = new Map<string, { items: number; publishers: Set<string> }>();
  for (const { evidence, publisher } of examples)
    for (const one of evidence) {
      const counts = seen.get(one) ?? { items: 0, publishers: new Set() };
      counts.items++;
      seen.set(one, { ...counts, publishers: counts.publishers.add(publisher) });
    }
  return [...seen]
    .filter(([, { items, publishers }]) => items >= fewest && publishers.size >= fewestPublishers)
    .map(([one]) => one)
    .sort();
}

/** Turns sums into chances, in place. */
function normalize(sums: Float64Array): void {
  const most = Math.max(...sums);
  let all = 0;
  for (let at = 0; at < sums.length; at++) {
    sums[at] = Math.exp((sums[at] ?? 0) - most);
    all += sums[at] ?? 0;
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) / all;
}

/** Coprime to any likely number of examples: neighbors, which are of one feed, come far apart. */
const stride = 7919;
const firstStep = 0.1;

type Rows = readonly { at: readonly number[]; answer: number }[];

/** Weights of `words` by `classes`, the last word being there always; AdaGrad with L2, the same in each run. */
function weigh(rows: Rows, words: number, classes: number, { penalty, rounds }: Settings): Float64Array {
  const weights = new Float64Array(words * classes);
  const squares = new Float64Array(words * classes).fill(1e-6);
  const counts = new Float64Array(words);
  for (const { at } of rows) for (const word of at) counts[word] = (counts[word] ?? 0) + 1;
  const shrink = counts.map((count, word) => (word === words - 1 ? 0 : penalty / count));
  const chances = new Float64Array(classes);
  for (let step = 0; step < rounds * rows.length; step++) {
    const { at, answer } = rows[(step * stride) % rows.length] as Rows[number];
    chances.fill(0);
    for (const word of at)
      for (let one = 0; one < classes; one++) chances[one]! += weights[word * classes + one]!;
    normalize(chances);
    for (const word of at)
      for (let one = 0; one < classes; one++) {
        const place = word * classes + one;
        const slope = chances[one]! - Number(one === answer) + shrink[word]! * weights[place]!;
        squares[place]! += slope * slope;
        weights[place]! -= (firstStep * slope) / Math.sqrt(squares[place]!);
      }
  }
  return weights;
}

/** Smaller weights change nothing. */
const smallest = 8;

/** A multinomial logistic regression of the answers on the evidence; weights in hundredths. */
export function fit(examples: readonly Example[], settings: Settings): Model {
  const words = [...vocabularyOf(examples, settings), always];
  const classes = [...new Set(examples.map(({ answer }) => answer))].sort();
  const places = new Map(words.map((word, at) => [word, at]));
  const rows = examples.map(({ evidence, answer }) => ({
    at: [...evidence, always].flatMap((one) => places.get(one) ?? []),
    answer: classes.indexOf(answer),
  }));
  const all = weigh(rows, words.length, classes.length, settings);
  const rounded = words.map((word, at) => {
    const own = all.slice(at * classes.length, (at + 1) * classes.length);
    return [word, Array.from(own, (weight) => Math.round(weight * 100) || 0)] as const;
  });
  const telling = rounded.filter(([, own]) => own.some((weight) => Math.abs(weight) >= smallest));
  return { classes, weights: Object.fromEntries(telling) };
}

/** Of two answers, the log-odds of the last alone. */
export function asLogOdds({ classes, weights }: Model): Model {
  const odds = ([no = 0, yes = 0]: readonly number[]) => [yes - no];
  return {
    classes: classes.slice(1),
    weights: Object.fromEntries(Object.entries(weights).map(([word, own]) => [word, odds(own)])),
  };
}
