import { expect, test } from '@jest/globals';
import type { Hide } from '@/lib/city/schema/desk';
import { type Hideable, ruleOf } from '@/lib/news/desk/hide-rule';
import { RuleIndex } from '@/lib/news/desk/rule-index';

const hosts = ['news.example'];
const rule = (entry: Partial<Hide>) => ruleOf({ reason: 'A reason', ...entry }, hosts);
const thing = (title: string, source = 'The Paper', place = 'paper.example/x'): Hideable => ({
  title,
  places: [place],
  sources: [source],
});

const COUNT = 10_000;
const many = (entryOf: (at: number) => Partial<Hide>) => {
  const rules = Array.from({ length: COUNT }, (_, at) => rule(entryOf(at)));
  return new RuleIndex(rules, hosts);
};

test.each<[string, (at: number) => Partial<Hide>, Hideable]>([
  ['addresses', (at) => ({ link: `https://paper.example/${at}` }), thing('A', 'B', 'paper.example/77')],
  ['distinct words', (at) => ({ words: [`name${at}`] }), thing('Fire at name77, mayor says')],
  [
    'a common and a rare word',
    (at) => ({ words: ['fire', `name${at}`] }),
    thing('Fire at name77, mayor says'),
  ],
  ['phrases', (at) => ({ words: [`fire at name${at}`] }), thing('Fire at name77, mayor says')],
  [
    'common words and different sources',
    (at) => ({ words: ['fire'], source: `Paper ${at}` }),
    thing('Fire', 'Paper 77'),
  ],
])('with 10,000 entries for %s, the index tries only the entry that matches', (_, entryOf, one) => {
  const index = many(entryOf);
  expect([index.candidates(one).length, index.matching(one).length]).toEqual([1, 1]);
  const other = thing('A calm day in the park', 'Another', 'elsewhere.example/');
  expect(index.candidates(other)).toEqual([]);
});

test('the index finds the same entries as checking every entry one by one', () => {
  const words = ['fire', 'park', 'José', 'city council', '東京', '!', "mayor's", '2026'];
  const links = [undefined, 'https://paper.example/1', '/blog/a-post'];
  const rules = [undefined, ...words].flatMap((one) =>
    [undefined, ...words].flatMap((other) =>
      links.flatMap((link) =>
        [undefined, 'The Paper', 'Posts'].map((source) => {
          const both = [one, other].filter((word) => word !== undefined);
          return rule({ link, source, ...(both.length > 0 && { words: both }) });
        }),
      ),
    ),
  );
  const index = new RuleIndex(rules, hosts);
  const titles = [
    'Fire in park',
    'Jose meets the City Council',
    '東京都 fire',
    'Mayors, 2026',
    '',
    'Firefighters',
  ];
  for (const title of titles)
    for (const source of ['the paper', 'Others'])
      for (const place of ['paper.example/1', 'blog/a-post', 'x']) {
        const one = thing(title, source, place);
        const found = new Set(index.matching(one));
        expect([...found].length).toBe(index.matching(one).length);
        expect(rules.filter((each) => found.has(each))).toEqual(rules.filter(({ fits }) => fits(one)));
      }
});
