import { expect, test } from '@jest/globals';
import { documentName, eachOnce, type SearchDocument } from '@/lib/search/search-document';

function headline(more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'headline', title: 'Park opens', text: '', href: 'https://news.example/park', ...more };
}

test('identifies a document by kind, link and title', () => {
  expect(documentName(headline())).toBe('headline https://news.example/park Park opens');
});

test.each([{ kind: 'post' as const }, { title: 'Park closes' }, { href: 'https://news.example/other' }])(
  'treats two documents that differ by %j as different',
  (other) => {
    expect(eachOnce([headline(), headline(other)])).toHaveLength(2);
  },
);

test('keeps the first of repeated documents', () => {
  const told = [headline({ text: 'first' }), headline({ text: 'second' })];
  expect(eachOnce(told)).toEqual([headline({ text: 'first' })]);
});

test('keeps the order of documents', () => {
  const titles = eachOnce(['b', 'a', 'b', 'c'].map((title) => headline({ title }))).map(({ title }) => title);
  expect(titles).toEqual(['b', 'a', 'c']);
});
