import { always, type Model } from '@/lib/news/classify/model';

/** A labeled example. `publisher`: features from only a few publishers are ignored, because they don't generalize. */
export type Example = { evidence: readonly string[]; publisher: string; answer: string };

/** L2 penalties for single words, for general features (they carry over to other days) and for places. */
export type Settings = {
  words: number;
  general: number;
  places: number;
  minExamples: number;
  minPublishers: number;
};

const SINGLE_WORDS = /^(?:t|d|first|last|label|in) /;

function penaltyOf(one: string, { words, general, places }: Settings): number {
  if (one === always) return 0;
  if (one.startsWith('place ')) return places;
  return SINGLE_WORDS.test(one) ? words : general;
}

/**
 * Returns the features seen in enough examples from enough publishers, sorted, with their rows. The constant feature is
 * last.
 */
function tableOf(examples: readonly Example[], { minExamples, minPublishers }: Settings) {
  const seen = new Map<string, number[]>();
  for (const [at, { evidence }] of examples.entries())
    for (const one of new Set(evidence)) seen.set(one, [...(seen.get(one) ?? []), at]);
  const publishers = (rows: readonly number[]) => new Set(rows.map((row) => examples[row]?.publisher)).size;
  const telling = [...seen]
    .filter(([, rows]) => rows.length >= minExamples && publishers(rows) >= minPublishers)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [...telling, [always, [...examples.keys()]] as const];
}

/** Returns the softmax probability of a class. */
function chanceOf(sums: readonly number[], at: number): number {
  const own = sums[at] ?? 0;
  return 1 / sums.reduce((all, sum) => all + Math.exp(sum - own), 0);
}

type Row = { sums: number[]; answer: number };

/** Returns a weight after one Newton step, and updates the sums. */
function step(rows: readonly Row[], at: number, weight: number, penalty: number): number {
  let slope = penalty * weight;
  let curve = penalty + 1e-6;
  for (const { sums, answer } of rows) {
    const chance = chanceOf(sums, at);
    slope += chance - Number(answer === at);
    curve += chance * (1 - chance);
  }
  const change = Math.max(-1, Math.min(1, -slope / curve));
  for (const { sums } of rows) sums[at] = (sums[at] ?? 0) + change;
  return weight + change;
}

const ROUNDS = 20;
/** Minimum absolute value of a weight, in hundredths. Smaller weights are dropped. */
const MIN_WEIGHT = 8;

/** Fits a multinomial logistic regression. Deterministic; returns weights in hundredths. */
export function train(examples: readonly Example[], settings: Settings): Model {
  const classes = [...new Set(examples.map(({ answer }) => answer))].sort();
  const all = examples.map(({ answer }) => ({
    sums: classes.map(() => 0),
    answer: classes.indexOf(answer),
  }));
  const table = tableOf(examples, settings).map(([one, rows]) => ({
    one,
    rows: rows.flatMap((row) => all[row] ?? []),
    weights: classes.map(() => 0),
    penalty: penaltyOf(one, settings),
  }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { rows, weights, penalty } of table)
      for (const [at, weight] of weights.entries()) weights[at] = step(rows, at, weight, penalty);
  const rounded = table.map(
    ({ one, weights }) => [one, weights.map((weight) => Math.round(weight * 100) || 0)] as const,
  );
  const telling = rounded.filter(([, own]) => own.some((weight) => Math.abs(weight) >= MIN_WEIGHT));
  return { classes, weights: Object.fromEntries(telling) };
}

/** Reduces a two-class model to the log-odds of the second class. */
export function asLogOdds({ classes, weights }: Model): Model {
  const odds = ([no = 0, yes = 0]: readonly number[]) => [yes - no];
  return {
    classes: classes.slice(1),
    weights: Object.fromEntries(Object.entries(weights).map(([word, own]) => [word, odds(own)])),
  };
}
