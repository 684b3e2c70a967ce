import { describe, expect, test } from '@jest/globals';
import type { FrontStory } from '@/lib/front/front-page';
import { byLanguage, byTime, localFirst, newsFirst } from '@/lib/front/order';
import { withLocal, withReports } from '@/lib/front/page-material';
import { nothingShown, takeEvenly, takeStories } from '@/lib/front/take-stories';
import type { NewsItem } from '@/lib/news/news-item';
import type { SectionNews } from '@/lib/news/section/section-news';
import { event } from '../events/make-event';
import { item } from '../news/make-item';
import { aged, now, story } from './front-material';

describe('The order of stories', () => {
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
});

const link = 'https://a.example/1';
const one = item({ id: 'a', link, title: 'A bridge over the river opens', source: 'A' });

describe('a page', () => {
  test.each([
    ['by its link', { link: 'https://a.example/1?utm_source=rss' }],
    ['by its id and source', { id: 'a', source: 'A' }],
    ['by its title in another outlet', { title: 'A Bridge Over the River Opens!' }],
    ['by another outlet’s report on it', { also: [{ source: 'A', title: 'Their title', link }] }],
  ])('recognizes a story it already shows %s', (_, fields) => {
    const shown = nothingShown();
    shown.add(one);
    expect(shown.has(item(fields))).toBe(true);
  });

  test.each([
    ['the same id from another source', { id: 'a', source: 'B' }],
    ['a title of three words', { title: 'Morning in Rome' }],
  ])('treats %s as a different story', (_, fields) => {
    const shown = nothingShown();
    shown.add({ ...one, title: 'Morning in Rome' });
    expect(shown.has(item(fields))).toBe(false);
  });
});

describe('two reports too similar for one page', () => {
  const alike = ['A', 'B'].map((source) => story('local-news', 1, { source, akin: ['1 2'] }));
  const other = story('local-news', 2, { source: 'C' });
  const sources = (stories: readonly FrontStory[]) => stories.map(({ item }) => item.source);

  test('take only one place while other stories are available', () => {
    expect(sources(takeEvenly([...alike, other], 2, nothingShown()))).toEqual(['A', 'C']);
    expect(sources(takeStories([...alike, other], 3, nothingShown()))).toEqual(['A', 'C']);
  });

  test('both appear if a place would otherwise stay empty', () => {
    expect(sources(takeEvenly([...alike, other], 3, nothingShown()))).toEqual(['A', 'B', 'C']);
  });
});

describe('takeEvenly', () => {
  const of = (source: string, count: number) =>
    Array.from({ length: count }, (_, age) => story('local-news', age, { source }));
  const sources = (most: number, ...stories: FrontStory[]) =>
    takeEvenly(stories, most, nothingShown()).map(({ item }) => item.source);

  test('gives no outlet more than a third of the places while other outlets have news', () => {
    expect(sources(6, ...of('A', 5), ...of('B', 2), ...of('C', 2))).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
  });

  test('counts stories that are already in the list, and takes a repeated story only once', () => {
    const stories = [...of('A', 4), ...of('B', 2), ...of('C', 2)];
    const taken = takeEvenly([...stories, ...stories], 6, nothingShown(), of('A', 1));
    expect(taken.map(({ item }) => item.source)).toEqual(['A', 'A', 'B', 'B', 'C', 'C']);
    expect(new Set(taken).size).toBe(6);
  });

  test('fills empty places with the remaining stories, in order', () => {
    expect(sources(4, ...of('A', 5), ...of('B', 1))).toEqual(['A', 'A', 'A', 'B']);
  });
});

describe('A section’s headlines', () => {
  const updatedAt = new Date(now);
  const news = (items: readonly NewsItem[]): SectionNews => ({
    state: 'items',
    items,
    updatedAt,
    stale: true,
  });
  const own = (age: number) => aged(age, { own: 'report', title: `Ours of ${age}` });
  const titles = (result: SectionNews) =>
    result.state === 'items' ? result.items.map(({ title }) => title) : result;

  test('sorts own reports among other headlines by time', () => {
    const others = news([aged(1, { title: 'New' }), aged(9, { title: 'Old' })]);
    const expected = ['Ours of 0', 'New', 'Ours of 5', 'Old'];
    expect(titles(withReports(others, [own(0), own(5)], now))).toEqual(expected);
  });

  test('leaves a section without own reports unchanged', () => {
    const others = news([aged(1)]);
    expect(withReports(others, [], now)).toBe(others);
  });

  test.each<SectionNews>([{ state: 'empty' }, { state: 'error', message: 'HTTP error! status: 500' }])(
    'adds own reports even to a section in the state %j',
    (state) => {
      const report = own(3);
      const { firstSeen: updatedAt } = report;
      const withReport = { state: 'items', items: [report], updatedAt, stale: false };
      expect(withReports(state, [report], now)).toEqual(withReport);
    },
  );

  test('keeps the newest twenty own reports from the last week in a full list of sixty', () => {
    const others = Array.from({ length: 60 }, (_, at) => aged(at / 10));
    const reports = Array.from({ length: 25 }, (_, at) => own(100 + at));
    const result = titles(withReports(news(others), reports, now));
    expect(result).toHaveLength(60);
    expect(result).toEqual(expect.arrayContaining(reports.slice(0, 20).map(({ title }) => title)));
    expect(result).not.toContain(reports[20]?.title);
  });

  test('does not prefer an own report older than a week to newer headlines', () => {
    const others = Array.from({ length: 60 }, () => aged(150));
    expect(titles(withReports(news(others), [own(169)], now))).not.toContain('Ours of 169');
    expect(titles(withReports(news(others.slice(1)), [own(169)], now))).toContain('Ours of 169');
  });

  test('lists own reports among the headlines, not among events', () => {
    const fair = aged(1, { title: 'A fair', event: event() });
    const others = news([fair, aged(2, { title: 'Fairs' })]);
    expect(titles(withReports(others, [own(5)], now))).toEqual(['A fair', 'Fairs', 'Ours of 5']);
  });

  const near = (age: number, fields: Partial<NewsItem> = {}) =>
    aged(age, { kind: 'sport', local: { reach: 'town' }, title: `Of here ${age}`, ...fields });

  test('adds local stories on a section’s subject to that section, each story once', () => {
    const both = near(3, { link: 'https://news.example/both' });
    const others = [near(1, { kind: 'news' }), near(2, { local: { reach: 'state' } })];
    const local = news([...others, both, near(4, { local: { reach: 'county' } })]);
    const sports = news([aged(1, { title: 'Far' }), both]);
    const expected = ['Of here 3', 'Of here 4'];
    expect(titles(withLocal('sports', sports, local, now))).toEqual(['Far', ...expected]);
    expect(titles(withLocal('sports', { state: 'empty' }, local, now))).toEqual(expected);
  });

  test('leaves Local News and sections without local stories unchanged', () => {
    const others = news([aged(1)]);
    expect(withLocal('local-news', others, news([near(2)]), now)).toBe(others);
    expect(withLocal('sports', others, { state: 'empty' }, now)).toBe(others);
  });
});
