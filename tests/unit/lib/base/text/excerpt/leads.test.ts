import { expect, test } from '@jest/globals';
import { withoutLeads } from '@/lib/base/text/excerpt/leads';

const title = 'Library reopens';
const story = 'The library opens again.';

test.each([
  ['goes where a sentence follows', 'Library reopens: The doors open.', 'The doors open.'],
  ['stays where the sentence goes on', 'Library reopens on Saturday.', 'Library reopens on Saturday.'],
  ['stays where it is another', 'Library reopened. The doors open.', 'Library reopened. The doors open.'],
])('the title at the start %s', (_, text, left) => {
  expect(withoutLeads(text, title, undefined)).toBe(left);
});

test('a title of one or two words may begin the story', () => {
  expect(withoutLeads('City Hall: The mayor is out.', 'City Hall', undefined)).toBe(
    'City Hall: The mayor is out.',
  );
});

test('leads of several kinds go, in any order', () => {
  const text = `(AP) — Library reopens. By JANE ROE, Staff Writer ${story}`;
  expect(withoutLeads(text, title, undefined)).toBe(story);
});

test.each([
  ['within 40 characters of the start', `by ${'x'.repeat(36)} Ana Diaz, ${story}`, story],
  ['farther off', `by ${'x'.repeat(37)} Ana Diaz, ${story}`, `by ${'x'.repeat(37)} Ana Diaz, ${story}`],
  ['in the next sentence', `by noon. Ana Diaz, ${story}`, `by noon. Ana Diaz, ${story}`],
  ['nowhere', `by the river, ${story}`, `by the river, ${story}`],
  ['not after "by"', `for Ana Diaz, ${story}`, `for Ana Diaz, ${story}`],
])('a byline with the author %s', (_, text, left) => {
  expect(withoutLeads(text, title, 'Ana Diaz')).toBe(left);
});
