import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chancesOf, type Model, sumsOf } from '@/lib/news/classify/model';
import type { Example } from '@/scripts/train/fit';

function likeliest(evidence: readonly string[], model: Model): string {
  const [[name] = ['']] = [...chancesOf(evidence, model)].toSorted((one, other) => other[1] - one[1]);
  return name;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : (part / whole).toFixed(2);
}

/** Returns the precision and recall of a class as text. */
function rates(name: string, answers: readonly { predicted: string; answer: string }[]): string {
  const predicted = answers.filter((one) => one.predicted === name);
  const right = predicted.filter(({ answer }) => answer === name).length;
  return `${share(right, predicted.length)} / ${share(right, answers.filter(({ answer }) => answer === name).length)}`;
}

/** Returns a table of precision and recall by kind, for fitted and test data. */
export function kindTable(model: Model, fitted: readonly Example[], checked: readonly Example[]): string {
  const predicted = ({ evidence, answer }: Example) => ({ predicted: likeliest(evidence, model), answer });
  const [own, others] = [fitted.map(predicted), checked.map(predicted)];
  return model.classes.map((name) => `| ${name} | ${rates(name, own)} | ${rates(name, others)} |`).join('\n');
}

/**
 * Returns a table with a row for each minimum probability: of the stories that reach it, how many are labeled as leads.
 */
export function leadTable(model: Model, fitted: readonly Example[], checked: readonly Example[]): string {
  const chance = ({ evidence }: Example) => 1 / (1 + Math.exp(-(sumsOf(evidence, model)[0] ?? 0)));
  const right = (examples: readonly Example[], from: number) => {
    const predicted = examples.filter((one) => chance(one) >= from);
    return `${predicted.filter(({ answer }) => answer === 'yes').length} of ${predicted.length}`;
  };
  return [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]
    .map((from) => `| lead, from ${from} | ${right(fitted, from)} | ${right(checked, from)} |`)
    .join('\n');
}

/**
 * Writes models to a file in lib/news/models with one feature per line, so that diffs are readable. With `check`, only
 * compares. Returns the exit code.
 */
export function saveModels(name: string, models: object, check = false): number {
  const target = path.resolve('lib/news/models', name);
  const text = `${JSON.stringify(models).replaceAll('],"', '],\n"')}\n`;
  const isSame = text === readFileSync(target, 'utf8');
  if (!check) writeFileSync(target, text);
  console.log(isSame ? `${name} matches the labels.` : `${name} did not match the labels.`);
  return check && !isSame ? 1 : 0;
}
