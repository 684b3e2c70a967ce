// npm run train -- <folder> <folder> [--check]: fits weights.json from two folders of labeled items. --check only
// compares.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCity } from '@/lib/city/read/read-city';
import type { Model } from '@/lib/news/classify/model';
import { asLogOdds, type Example, type Settings, train } from '@/scripts/train/fit';
import { type LabeledItem, readLabeled } from '@/scripts/train/read-labeled';
import { kindTable, leadTable, saveModels } from '@/scripts/train/report';

/** Chosen by fitting on one folder and testing on the other, in both directions. Never tuned to single headlines. */
const ofKinds: Settings = { words: 4, general: 2, places: 2, minExamples: 6, minPublishers: 4 };
const ofLeads: Settings = { words: 16, general: 5, places: 1, minExamples: 4, minPublishers: 3 };

const needs = `npm run train -- <folder> <folder> [--check]
Each folder holds what a reader labeled: items.jsonl (outlet, link, title, date, author, categories, body),
labels.jsonl (link, kind, leadable) and outlets.json (which outlets stand for which feed of the city).
None of it is in this repository: headlines and excerpts are their publishers'.`;

function kindsOf(items: readonly LabeledItem[]): Example[] {
  return items.map(({ evidence, publisher, kind }) => ({ evidence, publisher, answer: kind }));
}

function leadsOf(items: readonly LabeledItem[]): Example[] {
  const seen = ({ evidence, place }: LabeledItem) => [...evidence, ...place];
  return items.map((item) => ({ evidence: seen(item), publisher: item.publisher, answer: item.leads }));
}

function modelsOf(items: readonly LabeledItem[]): { kinds: Model; lead: Model } {
  return { kinds: train(kindsOf(items), ofKinds), lead: asLogOdds(train(leadsOf(items), ofLeads)) };
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [one, other] = positionals;
  if (!one || !other) {
    console.error(needs);
    return 2;
  }
  const { city, problems } = await readCity(path.resolve('lib/cities/anaheim'));
  if (!city) throw new Error(problems.join('\n'));
  const [first, second] = [readLabeled(one, city), readLabeled(other, city)];
  for (const [name, fitted, checked] of [
    ['first', first, second],
    ['second', second, first],
  ] as const) {
    const models = modelsOf(fitted);
    console.log(`Fitted on the ${name} folder: on itself | on the other`);
    console.log(kindTable(models.kinds, kindsOf(fitted), kindsOf(checked)));
    console.log(leadTable(models.lead, leadsOf(fitted), leadsOf(checked)));
  }
  return saveModels('weights.json', modelsOf([...first, ...second]), values.check);
}

void main().then((code) => {
  process.exitCode = code;
});
