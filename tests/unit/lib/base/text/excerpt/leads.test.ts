import { expect, test } from '@jest/globals';
import { withoutLeads } from '@/lib/base/text/excerpt/leads';

const title = 'Library reopens';
const story = 'The library opens again.';

test.each([
  ['within 40 characters of the start', `by ${'x'.repeat(36)} Ana Diaz, ${story}`, story],
  ['farther off', `by ${'x'.repeat(37)} Ana Diaz, ${story}`, `by ${'x'.repeat(37)} Ana Diaz, ${story}`],
  ['in the next sentence', `by noon. Ana Diaz, ${story}`, `by noon. Ana Diaz, ${story}`],
  ['nowhere', `by the river, ${story}`, `by the river, ${story}`],
  ['not after "by"', `for Ana Diaz, ${story}`, `for Ana Diaz, ${story}`],
])('a byline with the author %s', (_, text, left) => {
  expect(withoutLeads(text, title, 'Ana Diaz')).toBe(left);
});
