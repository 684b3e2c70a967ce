import { expect, test } from '@jest/globals';
import {
  allHostileCases,
  caseNumbered,
  hostileLinks,
  hostileTexts,
} from '../../fake-upstream/hostile-texts/all-cases';

/** Removes the parts of a hostile string that identify its case. */
const bare = (text: string) => text.replace(/fire\(\d+\)|\w+-\d+\.canary/g, '');

test('there are more than 300 distinct hostile strings and more than 100 distinct hostile addresses', () => {
  expect(new Set(hostileTexts.map(({ text }) => bare(text))).size).toBeGreaterThan(300);
  expect(new Set(hostileLinks.map(({ text }) => bare(text))).size).toBeGreaterThan(100);
});

test('each hostile case has its own number and can be looked up by it', () => {
  expect(new Set(allHostileCases.map(({ number }) => number)).size).toBe(allHostileCases.length);
  expect(caseNumbered(1)).toBe('markup-1');
});
