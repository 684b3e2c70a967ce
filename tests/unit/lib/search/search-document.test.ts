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

test('a document that stands in several sections is told once, as first told, with all of them in order', () => {
  const told = [
    headline({ text: 'first', sections: ['sports'] }),
    headline({ text: 'second' }),
    headline({ text: 'third', sections: ['arts', 'business'] }),
  ];
  expect(eachOnce(told)).toEqual([headline({ text: 'first', sections: ['sports', 'arts', 'business'] })]);
});

test('a document of no section has no list of sections', () => {
  expect(eachOnce([headline(), headline()])).toEqual([headline()]);
  expect(eachOnce([headline()])[0]).not.toHaveProperty('sections');
});

test('documents stay in their order', () => {
  const titles = eachOnce(['b', 'a', 'b', 'c'].map((title) => headline({ title }))).map(({ title }) => title);
  expect(titles).toEqual(['b', 'a', 'c']);
});
