import { expect, test } from '@jest/globals';
import { tiedTitle } from '@/lib/blog/views/tied-title';

test.each([
  ['a letter at the end stays with its word', 'Home of the Big A', 'Home of the Big~A'],
  [
    'before a mark too, and an article with what it stands before',
    'The Big A: A Short Story',
    'The Big~A: A~Short Story',
  ],
  ['a small article', 'Before a Town, a Colony', 'Before a~Town, a~Colony'],
  ['words and numbers break as ever', 'Who Runs School 12, and Which', 'Who Runs School 12, and Which'],
])('%s', (_, title, tied) => {
  expect(tiedTitle(title)).toBe(tied.replaceAll('~', '\u00A0'));
});
