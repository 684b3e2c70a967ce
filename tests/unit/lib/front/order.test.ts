import { expect, test } from '@jest/globals';
import { byLanguage, byTime, localFirst, newsFirst } from '@/lib/front/order';
import { now, story } from './front-material';

const of = (english: number, spanish: number) => [
  ...Array.from({ length: english }, () => story('local-news', 1)),
  ...Array.from({ length: spanish }, () => story('local-news', 1, { language: 'es' })),
];

test.each([
  ['the Spanish stories in California (5 in English, 2 in Spanish)', 'US-CA', of(5, 2), 2],
  ['the Spanish stories in Texas (3 in English, 3 in Spanish)', 'US-TX', of(3, 3), 3],
  ['no stories in Texas if most are in Spanish', 'US-TX', of(3, 4), 0],
  ['no stories in Mexico', 'MX-YUC', of(5, 2), 0],
  ['no stories in Puerto Rico', 'US-PR', of(5, 2), 0],
  ['the Spanish stories in a country without regions', 'GB', of(5, 2), 2],
  ['no stories in an empty list', 'US-CA', [], 0],
])('byLanguage separates %s', (_, region, stories, apart) => {
  const { main, others } = byLanguage(stories, { region, locale: 'en' });
  expect([main.length, others.length]).toEqual([stories.length - apart, apart]);
});

test('byLanguage separates nothing if most local stories are in Spanish, or most of all stories if none is local', () => {
  const stories = [...of(9, 0), ...of(0, 2)];
  expect(byLanguage(stories, { region: 'US-TX', locale: 'en' }, of(0, 2)).others).toEqual([]);
  expect(byLanguage(of(0, 2), { region: 'US-TX', locale: 'en' }, []).others).toEqual([]);
});

test.each(['US-CA', 'MX-YUC'])(
  'a Spanish site in %s separates items in other languages, even if they are the majority',
  (region) => {
    const stories = of(1, 5);
    const { main, others } = byLanguage(stories, { region, locale: 'es' });
    expect([main.length, others.length]).toEqual([1, 5]);
  },
);

const county = { local: { reach: 'county' } } as const;

test('byTime sorts newest first and uses the first-seen time for undated stories', () => {
  const [a, b, c, d] = [
    story('arts', 3),
    story('arts', 1),
    story('arts', 0, { pubDate: undefined }),
    story('arts', 0, { pubDate: undefined }),
  ];
  expect(byTime([c, a, d, b])).toEqual([c, d, b, a]);
});

test('localFirst puts fresh county stories first and sorts the rest by time', () => {
  const [near, stale, far, region] = [
    story('business', 36, county),
    story('business', 36.1, county),
    story('business', 1),
    story('business', 2, { local: { reach: 'region' } }),
  ];
  expect(localFirst([far, region, stale, near], now)).toEqual([near, far, region, stale]);
});

test.each([
  ['town', true],
  ['county', true],
  ['region', false],
  ['state', false],
  ['elsewhere', false],
] as const)(
  'localFirst puts only stories about the town or county before newer ones: for the reach “%s”, the result is %s',
  (reach, isFirst) => {
    const [near, far] = [story('business', 5, { local: { reach } }), story('business', 1)];
    expect(localFirst([far, near], now)[0]).toBe(isFirst ? near : far);
  },
);

test.each([
  ['puts a roundup after the news', { kind: 'roundup' }, true],
  ['puts an event after the news', { kind: 'event' }, true],
  ['puts an obituary after the news', { kind: 'obituaries' }, true],
  ['puts an opinion after the news', { kind: 'opinion' }, true],
  [
    'puts a game whose place is only guessed after the news',
    { kind: 'sport', local: { reach: 'town', isGuessed: true } },
    true,
  ],
  ['keeps a game of a local team among the news', { kind: 'sport', local: { reach: 'town' } }, false],
] as const)('newsFirst %s', (_, facts, isLater) => {
  const [one, news] = [story('local-news', 1, facts), story('local-news', 2)];
  expect(newsFirst([one, news])).toEqual(isLater ? [news, one] : [one, news]);
});
