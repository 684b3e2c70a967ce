import { always, type Model } from '@/lib/news/classify/model';

/** `publisher`: what only a few of them write says nothing of others. */
export type Example = { evidence: readonly string[]; publisher: string; answer: string };

/** `penalty`: of the squares of the weights of single words; `general`: of all else, which says more of other days. */
export type Settings = {
  penalty: number;
  general: number;
  rounds: number;
  fewest: number;
  fewestPublishers: number;
};

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

/** Coprime to any likely number of examples: neighbors, which are of one feed, come far apart. */
const stride = 7919;
const firstStep = 0.1;

type Word = { weights: number[]; squares: number[]; shrink: number };

/** How likely each class is with these words. */
function chancesWith(words: readonly Word[], classes: readonly string[]): number[] {
  const sums = classes.map((_, one) => words.reduce((sum, { weights }) => sum + (weights[one] ?? 0), 0));
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** One step of AdaGrad with L2 down the slope of one example. */
function step(words: readonly Word[], misses: readonly number[]): void {
  for (const { weights, squares, shrink } of words)
    for (const [one, miss] of misses.entries()) {
      const weight = weights[one] ?? 0;
      const slope = miss + shrink * weight;
      const square = (squares[one] ?? 0) + slope * slope;
      squares[one] = square;
      weights[one] = weight - (firstStep * slope) / Math.sqrt(square);
    }
}

const singleWords = /^(?:t|d|first|last|label|in) /;

function penaltyOf(one: string, { penalty, general }: Settings): number {
  return singleWords.test(one) ? penalty : general;
}

type Table = ReadonlyMap<string, Word>;

/** What is there always is not shrunk. */
function emptyTable(examples: readonly Example[], classes: readonly string[], settings: Settings): Table {
  const counts = new Map<string, number>();
  for (const one of examples.flatMap(({ evidence }) => evidence)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const word = (shrink: number): Word => ({
    weights: classes.map(() => 0),
    squares: classes.map(() => 1e-6),
    shrink,
  });
  const words = vocabularyOf(examples, settings).map(
    (one) => [one, word(penaltyOf(one, settings) / (counts.get(one) ?? 1))] as const,
  );
  return new Map([...words, [always, word(0)]]);
}

/** Smaller weights change nothing. */
const smallest = 8;

/** A multinomial logistic regression of the answers on the evidence, the same in each run; weights in hundredths. */
export function train(examples: readonly Example[], settings: Settings): Model {
  const classes = [...new Set(examples.map(({ answer }) => answer))].sort();
  const table = emptyTable(examples, classes, settings);
  const rows = examples.map(({ evidence, answer }) => ({
    words: [...evidence, always].flatMap((one) => table.get(one) ?? []),
    answer,
  }));
  for (let turn = 0; turn < settings.rounds * rows.length; turn++) {
    const { words, answer } = rows[(turn * stride) % rows.length] as (typeof rows)[number];
    const chances = chancesWith(words, classes);
    step(
      words,
      chances.map((chance, one) => chance - Number(classes[one] === answer)),
    );
  }
  const rounded = [...table].map(
    ([one, { weights }]) => [one, weights.map((weight) => Math.round(weight * 100) || 0)] as const,
  );
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
