import spanishWeights from '@/lib/news/models/spanish-weights.json';
import weights from '@/lib/news/models/weights.json';

/** By what an item shows (evidence.ts), a weight for each class, in hundredths; `always` counts for every item. */
export type Model = { classes: readonly string[]; weights: Readonly<Record<string, readonly number[]>> };

export const always = 'always';

/** The log-odds of each class, up to a constant that all share. */
export function sumsOf(evidence: readonly string[], model: Model): number[] {
  const sums = model.classes.map(() => 0);
  for (const one of [always, ...evidence]) {
    const own = Object.hasOwn(model.weights, one) ? (model.weights[one] ?? []) : [];
    for (const [at, weight] of own.entries()) sums[at] = (sums[at] ?? 0) + weight / 100;
  }
  return sums;
}

/** How likely each class is: together 1. */
export function chancesOf(evidence: readonly string[], model: Model): Map<string, number> {
  const sums = sumsOf(evidence, model);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(model.classes.map((name, at) => [name, (powers[at] ?? 0) / all]));
}

const models: { kinds: Model; lead: Model } = weights;

/** What an item is (StoryKind), and whether an editor would lead a front page with it: made by `npm run train`. */
export const { kinds: kindModel, lead: leadModel } = models;

/** What a Spanish item is, by spanish-evidence.ts: made by `npm run train:spanish`. */
export const spanishModel: Model = spanishWeights;
