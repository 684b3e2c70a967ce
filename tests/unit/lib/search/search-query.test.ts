import { expect, test } from '@jest/globals';
import { longestQuery, readQuery } from '@/lib/search/search-query';
import '../../with-anaheim';

test.each([
  ['no q', undefined, { state: 'empty' }],
  ['an empty q', '', { state: 'empty' }],
  ['white space alone', ' \t\n\u00a0 ', { state: 'empty' }],
  ['control characters alone', '\0\u0007\u200b', { state: 'empty' }],
  ['an empty list', [], { state: 'empty' }],
  ['words, with white space to spare', '  city \n  council ', { state: 'query', text: 'city council' }],
  ['several: the first counts', ['one', 'two'], { state: 'query', text: 'one' }],
  ['a zero byte', 'pa\0rk', { state: 'query', text: 'park' }],
  ['a lone surrogate', 'park \ud83d', { state: 'query', text: 'park' }],
  ['an override of direction', '\u202ekrap\u202c park', { state: 'query', text: 'krap park' }],
  ['markup, as text', '<script>', { state: 'query', text: '<script>' }],
  ['exactly the longest', 'x'.repeat(longestQuery), { state: 'query', text: 'x'.repeat(longestQuery) }],
  ['one too many', 'x'.repeat(longestQuery + 1), { state: 'too-long', text: 'x'.repeat(longestQuery) }],
  ['ten thousand', 'x'.repeat(10_000), { state: 'too-long', text: 'x'.repeat(longestQuery) }],
  ['emoji count as one each and stay whole', '🍊'.repeat(101), { state: 'too-long', text: '🍊'.repeat(100) }],
])('the query of an address: %s', (_, raw, query) => {
  expect(readQuery(raw)).toEqual(query);
});
