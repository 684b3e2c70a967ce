// npm run train:spanish [-- --check]: fits spanish-weights.json from our own labeled headlines. --check only compares.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { spanishEvidence } from '@/lib/news/classify/spanish-evidence';
import { type Example, type Settings, train } from '@/scripts/train/fit';
import { kindTable, saveModels } from '@/scripts/train/report';

/** Chosen by four-fold cross-validation. */
const settings: Settings = { words: 0.5, general: 0.2, places: 1, minExamples: 2, minPublishers: 1 };

const byKind = z.record(z.string(), z.array(z.string()));

function readExamples(name: string): Example[] {
  const labeled = byKind.parse(parse(readFileSync(path.resolve('scripts/train', name), 'utf8')));
  return Object.entries(labeled).flatMap(([answer, titles]) =>
    titles.map((title) => ({ evidence: spanishEvidence({ title }), publisher: '', answer })),
  );
}

function main(): number {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const [fitted, heldOut] = ['spanish-headlines.yaml', 'spanish-held-out.yaml'].map(readExamples);
  if (!fitted || !heldOut) return 2;
  const model = train(fitted, settings);
  console.log(`Precision and recall: on ${fitted.length} fitted | on ${heldOut.length} held out`);
  console.log(kindTable(model, fitted, heldOut));
  return saveModels('spanish-weights.json', model, values.check);
}

process.exitCode = main();
