import { expect, test } from '@jest/globals';
import { byLanguage, byTime, localFirst, newsFirst } from '@/lib/front/order';
import { now, story } from './front-material';

const of = (english: number, spanish: number) => [
  ...Array.from({ length: english }, () => story('local-news', 1)),
  ...Array.from({ length: spanish }, () => story('local-news', 1, { language: 'es' })),
];

test.each([
  ['2 of the stories: a few in Spanish in California', 'US-CA', of(5, 2), 2],
  ['3 of the stories: equally many in both languages', 'US-TX', of(3, 3), 3],
  ['none of the stories: most in Spanish', 'US-TX', of(3, 4), 0],
  ['none of the stories: a few in Spanish in Mexico', 'MX-YUC', of(5, 2), 0],
  ['none of the stories: a few in Spanish in Puerto Rico', 'US-PR', of(5, 2), 0],
  ['2 of the stories: a few in Spanish in a country without regions', 'GB', of(5, 2), 2],
  ['nothing from an empty list', 'US-CA', [], 0],
])('byLanguage separates %s', (_, region, stories, apart) => {
  const { main, others } = byLanguage(stories, { region, locale: 'en' });
  expect([main.length, others.length]).toEqual([stories.length - apart, apart]);
});

test('separates languages by the majority language of local stories, or of all stories if none is local', () => {
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

test('sorts newest first; a story without a date is sorted by when it was first seen', () => {
  const [a, b, c, d] = [
    story('arts', 3),
    story('arts', 1),
    story('arts', 0, { pubDate: undefined }),
    story('arts', 0, { pubDate: undefined }),
  ];
  expect(byTime([c, a, d, b])).toEqual([c, d, b, a]);
});

test('puts fresh stories of town and county first and sorts the rest by time', () => {
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
  'localFirst puts only stories of town and county before newer ones: for the reach “%s”, the result is %s',
  (reach, isFirst) => {
    const [near, far] = [story('business', 5, { local: { reach } }), story('business', 1)];
    expect(localFirst([far, near], now)[0]).toBe(isFirst ? near : far);
  },
);

test.each([
  ['a roundup', { kind: 'roundup' }, true],
  ['an event', { kind: 'event' }, true],
  ['an obituary', { kind: 'obituaries' }, true],
  ['an opinion', { kind: 'opinion' }, true],
  ['a game without a place', { kind: 'sport', local: { reach: 'town', isGuessed: true } }, true],
  ['a game of a local team', { kind: 'sport', local: { reach: 'town' } }, false],
] as const)(
  'newsFirst puts what is not news after the news: for %s, the result is %s',
  (_, facts, isLater) => {
    const [one, news] = [story('local-news', 1, facts), story('local-news', 2)];
    expect(newsFirst([one, news])).toEqual(isLater ? [news, one] : [one, news]);
  },
);
