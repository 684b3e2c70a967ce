import { expect, test } from '@jest/globals';
import { findCategories } from '@/lib/news/fields/find-category';
import type { RawElement } from '@/lib/news/parse/raw-feed';
import { element } from './raw-elements';

const of = (...children: RawElement[]) => findCategories(element('item', '', children));
const word = (text: string) => element('category', text);
const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => word(`w${at + from}`));

test.each(['category', 'dc:subject', 'atom:category', 'dcterms:subject'])('a word may be in %s', (name) => {
  expect(of(element(name, 'Housing'))).toEqual(['Housing']);
});

test('each word once, ten at most, of the first twenty', () => {
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
])('quirk 42: "%s" is no word', (text) => {
  expect(of(word(text))).toEqual([]);
});

test.each(['x'.repeat(60), '0123456789abcde', 'uncategorized news'])('"%s" is one', (text) => {
  expect(of(word(text))).toEqual([text]);
});

test('Atom has it as a label, else as a term', () => {
  const atom = (attributes: Record<string, string>) => ({ ...word(''), attributes });
  expect(of(atom({ label: 'Housing', term: 'housing-1' }))).toEqual(['Housing']);
  expect(of(atom({ label: '/x', term: 'housing' }))).toEqual(['housing']);
  expect(of(atom({}))).toEqual([]);
});
