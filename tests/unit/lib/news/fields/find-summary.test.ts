import { expect, test } from '@jest/globals';
import { findSummary } from '@/lib/news/fields/find-summary';
import { element } from './raw-elements';

const known = { title: 'Library reopens', author: '', places: [], names: [] };
const words = 'The library opens its doors again on Saturday.';

test.each([
  'description',
  'summary',
  'atom:summary',
  'content:encoded',
  'content',
  'atom:content',
  'xhtml:body',
  'media:description',
  'itunes:summary',
  'itunes:subtitle',
  'dc:description',
  'dcterms:description',
  'dcterms:abstract',
])('quirk 13: the words of a story may be in %s', (name) => {
  expect(findSummary(element('item', '', [element(name, words)]), known).text).toBe(words);
});

test('the short form comes before the whole text, and what is no sentence is passed over', () => {
  const whole = element('content:encoded', 'A longer text that tells the same.');
  expect(findSummary(element('item', '', [whole, element('description', words)]), known).text).toBe(words);
  expect(findSummary(element('item', '', [whole, element('description', '')]), known).text).toBe(whole.text);
});

test('the words of a picture stand in where there are no others', () => {
  const media = element('media:content', '', [element('media:description', words)]);
  expect(findSummary(element('item', '', [media]), known).text).toBe(words);
});

const summaryOf = (text: string) =>
  findSummary(element('item', '', [element('description', text)]), known).text;

test('requirements section 3: at most 200 characters', () => {
  expect(summaryOf('The library opens again. '.repeat(30)).length).toBeLessThanOrEqual(200);
});

test('quirk 12: what was escaped twice too often is read again, and no further', () => {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const once = escaped(`<p>${words}</p>`);
  expect([once, escaped(once)].map((text) => summaryOf(text))).toEqual([words, words]);
  expect(summaryOf(escaped(escaped(once)))).not.toBe(words);
});
