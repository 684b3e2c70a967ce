import { describe, expect, it, test } from '@jest/globals';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { isSameStory, storyKeys } from '@/lib/news/section/same-story';
import { joinStories, mergeItems } from '@/lib/news/section/section-items';
import { report } from '../clusters/day-of-news';
import { item } from '../make-item';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 22) + hours * hour);
const long = 'Council votes to repair the library roof';

/** Returns whether two items, published a day apart by default, are the same story. */
function same(one: Partial<NewsItem>, other: Partial<NewsItem>): boolean {
  const [a] = storyKeys([item({ pubDate: at(0), firstSeen: at(100), ...one })]);
  const [b] = storyKeys([item({ pubDate: at(24), firstSeen: at(100), ...other })]);
  return a !== undefined && b !== undefined && isSameStory(a, b);
}

const paper = (more: Partial<NewsItem> = {}) => ({
  title: long,
  link: 'https://paper.example/a',
  source: 'The Paper',
  description: '',
  ...more,
});
const radio = (more: Partial<NewsItem> = {}) =>
  paper({ link: 'https://radio.example/b', source: 'The Radio', ...more });

describe('two items from one publisher with the same title', () => {
  test.each([
    [72, long, true],
    [72.01, long, false],
    [12, 'Ducks win', true],
    [12.01, 'Ducks win', false],
    [72, 'Ducks win again', true],
  ])(
    'are one story only within 72 hours, or 12 hours if the title is short: for %p hours and “%s”, the result is %p',
    (hours, title, is) => {
      const later = { title, link: 'https://paper.example/b', pubDate: at(hours) };
      expect(same(paper({ title }), paper(later))).toBe(is);
    },
  );

  test('are one story despite case, accents, articles and labels', () => {
    const later = {
      title: 'UPDATE: The Council votes to repair library roof',
      link: 'https://paper.example/b',
    };
    expect(same(paper(), paper(later))).toBe(true);
  });

  test.each(['The Paper', 'paper.example', 'Maria Lopez', 'video'])(
    'are one story even if one title also ends in “| %s”',
    (tail) => {
      const later = { title: `${long} | ${tail}`, author: 'Maria Lopez', link: 'https://paper.example/b' };
      expect(same(paper(), paper(later))).toBe(true);
    },
  );

  test('are two stories if one title also ends in “| Opinion”', () => {
    const later = { title: `${long} | Opinion`, link: 'https://paper.example/b' };
    expect(same(paper(), paper(later))).toBe(false);
  });

  test('are one story if the publisher’s name is the same on two hosts', () => {
    expect(same(paper({ title: 'Ducks win' }), radio({ title: 'Ducks win', pubDate: at(1) }))).toBe(false);
    const elsewhere = radio({ title: 'Ducks win', source: 'the paper', pubDate: at(1) });
    expect(same(paper({ title: 'Ducks win' }), elsewhere)).toBe(true);
  });
});

const eight = 'roof repairs three four five six seven eight';

test.each([
  ['one story if the title has four significant words', 'Council repairs library roof', '', true],
  ['two stories if the title has only three significant words', 'Council repairs roof', '', false],
  [
    'one story if the descriptions have half of their words in common',
    long,
    'roof repairs three four nope none never nil',
    true,
  ],
  [
    'two stories if the descriptions have fewer words in common',
    long,
    'roof repairs three nada nope none never nil',
    false,
  ],
  ['one story if a description has only seven words', long, 'nada nope none never nil null nought', true],
])('two items from two publishers with the same title are %s', (_name, title, description, isOne) => {
  expect(same(paper({ title, description: eight }), radio({ title, description }))).toBe(isOne);
});

describe('two items with the same address', () => {
  test('are one story whatever their titles are', () => {
    expect(same(paper(), paper({ title: 'Ducks win' }))).toBe(true);
  });

  test('are two stories if the address is a site’s front page', () => {
    const front = { link: 'https://paper.example' };
    expect(same(paper(front), paper({ ...front, title: 'Library closes' }))).toBe(false);
  });

  test('are two stories if several items of a feed share the address', () => {
    const feed = [item(paper()), item(paper({ title: 'Library closes' }))];
    const [other] = storyKeys([item(paper({ title: 'Ducks win' }))]);
    expect(storyKeys(feed).map((one) => other && isSameStory(one, other))).toEqual([false, false]);
  });
});

const seen = new Date('2026-11-20T12:00:00Z');

/** Creates an item that resembles no other item except in these fields. */
const another = (fields: Partial<NewsItem> = {}) => item({ description: '', firstSeen: seen, ...fields });

function hoursAgo(hours: number): Date {
  return new Date(seen.getTime() - hours * 3_600_000);
}

function titles(items: readonly NewsItem[]): string[] {
  return items.map(({ title }) => title);
}

it('mergeItems sorts newest first, uses the first-seen time for undated items, and keeps feed order for equal times (quirks 21 and 45)', () => {
  const items = [
    another({ title: 'undated old', firstSeen: hoursAgo(9) }),
    another({ title: 'undated one' }),
    another({ title: 'undated two' }),
    another({ title: 'dated', pubDate: hoursAgo(5) }),
  ];
  expect(titles(mergeItems([items]))).toEqual(['undated one', 'undated two', 'dated', 'undated old']);
});

it('mergeItems lists only the newer of two reports on one story, up to the limit (quirk 19)', () => {
  const first = another({ link: 'https://PAPER.example/story/', pubDate: hoursAgo(1) });
  const second = another({ link: 'https://paper.example/story?utm_source=rss', pubDate: hoursAgo(200) });
  const [older, oldest] = [another({ pubDate: hoursAgo(300) }), another({ pubDate: hoursAgo(400) })];
  const lists = [
    [second, oldest],
    [older, first],
  ];
  expect(mergeItems(lists, 2)).toEqual([first, older]);
});

it('mergeItems keeps a pinned item, sorted by time, despite the limit and a newer report on its story', () => {
  const pinned = another({ link: 'https://paper.example/story/', pubDate: hoursAgo(9) });
  const twin = another({ link: 'https://paper.example/story', pubDate: hoursAgo(1) });
  const [newest, old] = [another({ pubDate: hoursAgo(0) }), another({ pubDate: hoursAgo(5) })];
  const lists = [[newest, pinned, old], [twin]];
  expect(mergeItems(lists, 2)).toEqual([newest, twin]);
  expect(mergeItems(lists, 2, (item) => item === pinned)).toEqual([newest, pinned]);
});

describe('two stories from two feeds', () => {
  it('with the same title are not merged if one of the feeds has that title several times', () => {
    const column = (age: number) => another({ title: 'Letters from our readers', pubDate: hoursAgo(age) });
    expect(mergeItems([[column(1), column(30)], [column(60)]])).toHaveLength(3);
  });

  it('are not merged if their titles are only punctuation and their links differ', () => {
    const items = ['???', '!!!'].map((title, age) => another({ title, pubDate: hoursAgo(age) }));
    expect(mergeItems(items.map((one) => [one]))).toEqual(items);
  });
});

describe('items from one feed', () => {
  it.each<[string, Partial<NewsItem>]>([
    ['with the same address', { link: 'https://paper.example/news' }],
    ['with the same title', { title: long }],
  ])('are not merged even %s', (_name, common) => {
    const items = Array.from({ length: 60 }, () => another(common));
    expect(mergeItems([items])).toHaveLength(60);
  });

  it('are not merged when the same feed is also listed under another name', () => {
    const items = Array.from({ length: 60 }, () => another({ link: 'https://paper.example/news' }));
    const copies = items.map((one) => ({ ...one, source: 'Sister' }));
    expect(mergeItems([items, copies])).toHaveLength(60);
  });
});

describe('parameters that are in all links of a feed', () => {
  const feed = (query: string, titles: readonly string[]) =>
    titles.map((title, at) => item({ title, link: `https://paper.example/${at}${query}` }));
  const titles = ['Pool opens on Friday', 'Library roof is repaired', 'Bridge reopens to cars'];
  const retold = titles.map((title) => `${title}, city says at last`);

  test('do not split one story into two', () => {
    expect(mergeItems([feed('?from_list=a7', titles), feed('', retold)])).toHaveLength(3);
  });

  test.each(['?lang=es', '?id=7&hl=es'])(
    'split one story into two if they choose a language: %s',
    (query) => {
      expect(mergeItems([feed(query, titles), feed('', retold)])).toHaveLength(6);
    },
  );
});

const lead = report('laist.example', 'Council approves the stadium lease');
const second = report('voice.example', 'Stadium lease wins approval of the council');
const third = report('register.example', 'Anaheim leases the stadium');
const other = report('paper.example', 'Rain is on its way');

function groupOf(...items: NewsItem[]) {
  const group = { id: 'stadium', items };
  return new Map(items.map((item) => [poolKey(item), group]));
}

test('joinStories keeps the lead in place and adds the other outlets by name and link', () => {
  const joined = joinStories([other, second, lead], groupOf(lead, second, third));
  expect(joined.map(({ title }) => title)).toEqual([other.title, lead.title]);
  const also = [second, third].map(({ source, title, link }) => ({ source, title, link }));
  expect(joined[1]).toMatchObject({ story: 'stadium', also });
});

test('joinStories lists the next best report, with the lead under “Also in”, if the lead is in another list', () => {
  const [item] = joinStories([second], groupOf(lead, second));
  expect(item?.also).toEqual([{ source: 'laist.example', title: lead.title, link: lead.link }]);
});

test('joinStories lists each other outlet once under “Also in”, but never the report’s own outlet', () => {
  const again = report('laist.example', 'Council approves the stadium lease for good');
  const [item] = joinStories([lead], groupOf(lead, again, second, { ...third, source: 'voice.example' }));
  expect(item?.also).toEqual([{ source: 'voice.example', title: second.title, link: second.link }]);
});

test('joinStories returns items without a group unchanged', () => {
  expect(joinStories([other], groupOf(lead, second))[0]).toBe(other);
});

test('joinStories lists a pinned report instead of the best one, with the others under “Also in”, best first', () => {
  const joined = joinStories([other, second, lead], groupOf(lead, second, third), (item) => item === second);
  expect(joined.map(({ title }) => title)).toEqual([other.title, second.title]);
  expect(joined[1]?.also?.map(({ link }) => link)).toEqual([lead.link, third.link]);
});

test('joinStories prefers a report in the city’s language, with the others under “Also in”', () => {
  const spanish = { ...lead, language: 'es' };
  const [item, ...others] = joinStories([spanish, second], groupOf(spanish, second));
  expect([item?.title, item?.also?.[0]?.link, others]).toEqual([second.title, lead.link, []]);
});
