import { expect, test } from '@jest/globals';
import { eachOnce, type SearchDocument } from '@/lib/search/search-document';

function headline(more: Partial<SearchDocument> = {}): SearchDocument {
  return { kind: 'headline', title: 'Park opens', text: '', href: 'https://news.example/park', ...more };
}

test.each([{ kind: 'post' as const }, { title: 'Park closes' }, { href: 'https://news.example/other' }])(
  'treats two documents that differ by %j as different',
  (other) => {
    expect(eachOnce([headline(), headline(other)])).toHaveLength(2);
  },
);

test('keeps the first copy of each document, in the original order', () => {
  const all = ['b', 'a', 'b', 'c'].map((title, at) => headline({ title, text: `text ${at}` }));
  expect(eachOnce(all)).toEqual([all[0], all[1], all[3]]);
});
