import { expect, test } from '@jest/globals';
import { editionOf } from '@/lib/news/sources/edition-of';

const template = { kind: 'template', template: 'https://news.example/{section}' } as const;

test.each([
  ['with samples, FEEDS=sample', { kind: 'sample' }, ['sports'], 'sample'],
  ['without samples, FEEDS=sample', { kind: 'sample' }, [], 'live'],
  ['with samples, FEEDS=live', { kind: 'live' }, ['sports'], 'live'],
  ['without samples, from a template', template, [], 'template'],
] as const)('the edition of a city %s', (_, feeds, sampleSections, edition) => {
  expect(editionOf(feeds, { sampleSections })).toBe(edition);
});
