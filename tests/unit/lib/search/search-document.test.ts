import { expect, test } from '@jest/globals';
import { documentName, eachOnce, type SearchDocument } from '@/lib/search/search-document';

function headline(more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'headline', title: 'Park opens', text: '', href: 'https://news.example/park', ...more };
}

test('a document is named by kind, address and title', () => {
  expect(documentName(headline())).toBe('headline https://news.example/park Park opens');
});

test.each([{ kind: 'post' as const }, { title: 'Park closes' }, { href: 'https://news.example/other' }])(
  'two that differ by %j are two documents',
  (other) => {
    expect(eachOnce([headline(), headline(other)])).toHaveLength(2);
  },
);

test('a document that stands in several sections is told once, as first told', () => {
  const told = [headline({ text: 'first' }), headline({ text: 'second' })];
  expect(eachOnce(told)).toEqual([headline({ text: 'first' })]);
});

test('documents stay in their order', () => {
  const titles = eachOnce(['b', 'a', 'b', 'c'].map((title) => headline({ title }))).map(({ title }) => title);
  expect(titles).toEqual(['b', 'a', 'c']);
});
