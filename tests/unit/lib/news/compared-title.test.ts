import { expect, test } from '@jest/globals';
import { comparedTitle } from '@/lib/news/compared-title';

const title = 'Council approves a park';
const of = { source: 'Grove Gazette', link: 'https://www.grove.example/1', author: 'Maria Lopez' };

test.each(['Grove Gazette', 'grove.example', 'Grove', 'Maria Lopez', 'live!', 'video'])(
  'titles are compared without "%s" at their end',
  (tail) => {
    expect(comparedTitle({ ...of, title: `${title} | ${tail}` })).toBe(title);
    expect(comparedTitle({ ...of, title: `${title} – ${tail}` })).toBe(title);
  },
);

test.each([title, `${title} - Orange Paper`, `${title}: Grove Gazette`])('but as they are: %s', (whole) => {
  expect(comparedTitle({ ...of, title: whole })).toBe(whole);
});
