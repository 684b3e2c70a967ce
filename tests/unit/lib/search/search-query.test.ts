import { expect, test } from '@jest/globals';
import { MAX_QUERY, readQuery } from '@/lib/search/search-query';

const queryAtLimit = 'x'.repeat(MAX_QUERY);

test.each([
  ['no q', undefined, { state: 'empty' }],
  ['an empty q', '', { state: 'empty' }],
  ['only white space', ' \t\n\u00a0 ', { state: 'empty' }],
  ['only control characters', '\0\u0007\u200b', { state: 'empty' }],
  ['an empty list', [], { state: 'empty' }],
  ['extra white space between words', '  city \n  council ', { state: 'query', text: 'city council' }],
  ['several values, and uses the first', ['one', 'two'], { state: 'query', text: 'one' }],
  ['a zero byte', 'pa\0rk', { state: 'query', text: 'park' }],
  ['a lone surrogate', 'park \ud83d', { state: 'query', text: 'park' }],
  ['a direction override', '\u202ekrap\u202c park', { state: 'query', text: 'krap park' }],
  ['markup, as text', '<script>', { state: 'query', text: '<script>' }],
  ['a query of maximum length', queryAtLimit, { state: 'query', text: queryAtLimit }],
  ['a query that is one character too long', `${queryAtLimit}x`, { state: 'too-long', text: queryAtLimit }],
  ['emoji that count as one character each', '🍊'.repeat(101), { state: 'too-long', text: '🍊'.repeat(100) }],
])('reads the query from a request with %s', (_, raw, query) => {
  expect(readQuery(raw)).toEqual(query);
});
