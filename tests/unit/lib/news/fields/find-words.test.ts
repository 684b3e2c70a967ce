import { expect, test } from '@jest/globals';
import { findCategories, findSummary } from '@/lib/news/fields/find-words';
import type { RawElement } from '@/lib/news/parse/raw-feed';
import { feedIn, rssOf } from '../rows/fixture';
import { element } from './raw-elements';

const titleOf = (title: string) =>
  feedIn(rssOf(`<item><title>${title}</title><link>/1</link></item>`)).items[0]?.title;
const text = (length: number) => `${'council '.repeat(100).slice(0, length - 1)}s`;

test('the title of an item keeps up to 300 characters', () => {
  expect(titleOf(text(300))).toBe(text(300));
});

test('the title of an item is cut between words if it is longer than 300 characters', () => {
  const title = titleOf(text(301)) ?? '';
  expect(title).toMatch(/^(?:council )+council…$/);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(title.length).toBeGreaterThan(290);
});

const of = (...children: RawElement[]) => findCategories(element('item', '', children));
const word = (text: string) => element('category', text);
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => word(`w${at + from}`));

test.each(['category', 'dc:subject', 'atom:category', 'dcterms:subject'])(
  'findCategories reads a category from <%s>',
  (name) => {
    expect(of(element(name, 'Housing'))).toEqual(['Housing']);
  },
);

test('findCategories keeps at most ten of the first twenty categories, each category once', () => {
  expect(of(word('A'), word('B'), word('A'))).toEqual(['A', 'B']);
  expect(of(...many(12))).toHaveLength(10);
  const same = Array.from({ length: 19 }, () => word('A'));
  expect(of(...same, word('B'), word('C'))).toEqual(['A', 'B']);
});

test.each([
  'https://paper.example/housing',
  '/news/housing',
  '0123456789abcdef',
  '0123-4567-89ab-cdef',
  'Uncategorized',
  ' ',
  'x'.repeat(61),
])('findCategories does not accept "%s" as a category (quirk 42)', (text) => {
  expect(of(word(text))).toEqual([]);
});

test.each(['x'.repeat(60), '0123456789abcde', 'uncategorized news'])(
  'findCategories accepts "%s" as a category',
  (text) => {
    expect(of(word(text))).toEqual([text]);
  },
);

test('findCategories reads an Atom category from its label or, without a label, from its term', () => {
  const atom = (attributes: Record<string, string>) => ({ ...word(''), attributes });
  expect(of(atom({ label: 'Housing', term: 'housing-1' }))).toEqual(['Housing']);
  expect(of(atom({ label: '/x', term: 'housing' }))).toEqual(['housing']);
  expect(of(atom({}))).toEqual([]);
});

const known = { title: 'Library reopens', author: '', places: [], names: [] };
const words = 'The library opens its doors again on Saturday.';

test.each(
  `description summary atom:summary content:encoded content atom:content xhtml:body media:description itunes:summary
  itunes:subtitle dc:description dcterms:description dcterms:abstract`.split(/\s+/),
)('the description of a story is read from <%s> (quirk 13)', (name) => {
  expect(findSummary(element('item', '', [element(name, words)]), known).text).toBe(words);
});

const summaryOf = (text: string) =>
  findSummary(element('item', '', [element('description', text)]), known).text;

test('findSummary unescapes text up to three times (quirk 12)', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const once = escaped(`<p>${words}</p>`);
  const twice = escaped(once);
  expect([once, twice, escaped(twice)].map((text) => summaryOf(text))).toEqual([words, words, words]);
  expect(summaryOf(escaped(escaped(twice)))).not.toBe(words);
});

test('findSummary ends shortened text with an ellipsis even if its tags are escaped (quirk 12)', () => {
  const link = '<a href="https://news.example/a/very/long/address/of/a/story">council </a>';
  const twice = `<div>${link.repeat(40).replaceAll('<', '&lt;')}</div>`;
  expect(summaryOf(twice)).toMatch(/^(?:council )+council…$/);
  expect(summaryOf(twice).length).toBeGreaterThan(180);
});
