import { expect, test } from '@jest/globals';
import { sections } from '@/lib/sections';
import { anaheim } from '../unit/anaheim';
import { textOf, textsIn } from './house-files';

// The specification's own edition has what it asks of one: any other city may have less.

const keys = sections.map(({ feedKey }) => feedKey);

test.each(keys)('the sample edition of Anaheim has 25 headlines for %s', (feedKey) => {
  const text = textOf(`lib/city/anaheim/sample/${feedKey}.xml`);
  expect(text.match(/<(item|entry)[\s>]/g)).toHaveLength(25);
});

test.each(keys)('Anaheim has a confirmed live source for %s', (feedKey) => {
  expect(anaheim.feeds[feedKey].filter(({ unconfirmed }) => !unconfirmed).length).toBeGreaterThan(0);
});

test('Anaheim has at least 24 posts', () => {
  expect(textsIn('.md', 'lib/city/anaheim/posts').length).toBeGreaterThanOrEqual(24);
});

test('the documents for partners of Anaheim are called as in the specification', () => {
  expect(anaheim.partners.map(({ title }) => title)).toEqual([
    'Partner Document 1',
    'Partner Document 2',
    'Partner Document 3',
  ]);
});

test('Anaheim has every page that a city can have', () => {
  expect(anaheim).toMatchObject({ books: expect.anything(), donation: expect.anything() });
  expect([anaheim.faq.length, anaheim.resources.length, anaheim.learn.length]).not.toContain(0);
});
