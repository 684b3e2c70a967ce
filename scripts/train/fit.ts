import { always, type Model } from '@/lib/news/classify/model';

/** `publisher`: what only a few of them write says nothing of others. */
export type Example = { evidence: readonly string[]; publisher: string; answer: string };

/** Penalties of the squares of the weights: of single words; of all else, which says more of other days; of places. */
export type Settings = {
  words: number;
  general: number;
  places: number;
  fewest: number;
  fewestPublishers: number;
};

const singleWords = /^(?:t|d|first|last|label|in) /;

function penaltyOf(one: string, { words, general, places }: Settings): number {
  if (one === always) return 0;
  if (one.startsWith('place ')) return places;
  return singleWords.test(one) ? words : general;
}

/** In which examples enough items of enough publishers show something, in alphabetical order; what is always there last. */
function tableOf(examples: readonly Example[], { fewest, fewestPublishers }: Settings) {
  const seen = new Map<string, number[]>();
  for (const [at, { evidence }] of examples.entries())
    for (const one of new Set(evidence)) seen.set(one, [...(seen.get(one) ?? []), at]);
  const publishers = (rows: readonly number[]) => new Set(rows.map((row) => examples[row]?.publisher)).size;
  const telling = [...seen]
    .filter(([, rows]) => rows.length >= fewest && publishers(rows) >= fewestPublishers)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [...telling, [always, [...examples.keys()]] as const];
}

/** How likely one class is by the sums of all. */
function chanceOf(sums: readonly number[], at: number): number {
  const own = sums[at] ?? 0;
  return 1 / sums.reduce((all, sum) => all + Math.exp(sum - own), 0);
}

type Row = { sums: number[]; answer: number };

/** Newton's step for one weight, the others as they are; the sums move along. */
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

const rounds = 20;
/** Smaller weights, in hundredths, change nothing. */
const smallest = 8;

/** A multinomial logistic regression of the answers on the evidence, the same in each run; weights in hundredths. */
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
  for (let round = 0; round < rounds; round++)
    for (const { rows, weights, penalty } of table)
      for (const [at, weight] of weights.entries()) weights[at] = step(rows, at, weight, penalty);
  const rounded = table.map(
    ({ one, weights }) => [one, weights.map((weight) => Math.round(weight * 100) || 0)] as const,
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
