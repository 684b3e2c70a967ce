import { expect, test } from '@jest/globals';
import { chancesOf, sumsOf } from '@/lib/news/classify/model';
import { asLogOdds, type Example, type Settings, train } from '@/scripts/train/fit';
import { kindTable, leadTable } from '@/scripts/train/report';

const settings: Settings = { words: 0.1, general: 0.1, places: 0.1, minExamples: 2, minPublishers: 2 };

const example = (publisher: string, answer: string, ...evidence: string[]): Example => ({
  evidence,
  publisher,
  answer,
});

const examples: readonly Example[] = [
  example('a', 'fire', 't flames', 't tuesday'),
  example('b', 'fire', 't flames'),
  example('a', 'soup', 't ladle', 't tuesday'),
  example('b', 'soup', 't ladle'),
  example('a', 'soup', 't ladle', 't only-here'),
  example('a', 'soup', 't ladle', 't only-here'),
];
const model = train(examples, settings);

test('in a trained model, features that only one class has make that class more likely', () => {
  expect(chancesOf(['t flames'], model).get('fire')).toBeGreaterThan(0.9);
  expect(chancesOf(['t ladle'], model).get('soup')).toBeGreaterThan(0.9);
});

test('in a trained model, features that all classes share have little weight', () => {
  const { fire = 0, soup = 0 } = Object.fromEntries(chancesOf(['t tuesday'], model));
  expect(Math.abs(fire - soup)).toBeLessThan(0.6);
});

test('train drops features that only one publisher has', () => {
  expect(Object.keys(model.weights)).not.toContain('t only-here');
});

test('train returns the same weights for the same examples', () => {
  expect(train(examples, settings)).toEqual(model);
});

test('train returns smaller weights for a higher penalty', () => {
  const [, most = 0] = train(examples, { ...settings, words: 5 }).weights['t ladle'] ?? [];
  expect(most).toBeLessThan(model.weights['t ladle']?.[1] ?? 0);
});

test('asLogOdds reduces a model with two classes to the log-odds of the second class', () => {
  const odds = asLogOdds(model);
  expect(odds.classes).toEqual(['soup']);
  const [sum = 0] = sumsOf(['t ladle'], odds);
  expect(1 / (1 + Math.exp(-sum))).toBeCloseTo(chancesOf(['t ladle'], model).get('soup') ?? 0);
});

test('the training report states the precision and recall on training and test data', () => {
  const wrong = [example('c', 'fire', 't ladle'), example('c', 'soup', 't ladle')];
  expect(kindTable(model, examples, wrong)).toBe(
    '| fire | 1.00 / 1.00 | – / 0.00 |\n| soup | 1.00 / 1.00 | 0.50 / 1.00 |',
  );
  const answers = examples.map((one) => ({ ...one, answer: one.answer === 'soup' ? 'yes' : 'no' }));
  const leads = asLogOdds(train(answers, settings));
  const unseen = [example('c', 'yes', 't ladle'), example('c', 'no', 't flames')];
  expect(leadTable(leads, unseen, []).split('\n')[0]).toBe('| lead, from 0.9 | 1 of 1 | 0 of 0 |');
});
