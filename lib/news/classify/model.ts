import spanishWeights from '@/lib/news/models/spanish-weights.json' with { type: 'json' };
import weights from '@/lib/news/models/weights.json' with { type: 'json' };

/** Weights per feature (evidence.ts) and class, in hundredths. Every item has the feature `always`. */
export type Model = { classes: readonly string[]; weights: Readonly<Record<string, readonly number[]>> };

export const always = 'always';

/** Returns each class's log-odds, up to a constant that is the same for all classes. */
export function sumsOf(evidence: readonly string[], model: Model): number[] {
  const sums = model.classes.map(() => 0);
  for (const one of [always, ...evidence]) {
    const own = Object.hasOwn(model.weights, one) ? (model.weights[one] ?? []) : [];
    for (const [at, weight] of own.entries()) sums[at] = (sums[at] ?? 0) + weight / 100;
  }
  return sums;
}

/** Returns each class's probability. */
export function chancesOf(evidence: readonly string[], model: Model): Map<string, number> {
  const sums = sumsOf(evidence, model);
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(model.classes.map((name, at) => [name, (powers[at] ?? 0) / all]));
}

const models: { kinds: Model; lead: Model } = weights;

/**
 * Models that predict an item's kind (StoryKind) and whether an editor would lead with it, trained by `npm run train`.
 */
export const { kinds: kindModel, lead: leadModel } = models;

/** Model that predicts the kind of a Spanish item (spanish-evidence.ts), trained by `npm run train:spanish`. */
export const spanishModel: Model = spanishWeights;
