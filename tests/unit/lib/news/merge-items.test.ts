import { describe, expect, it } from '@jest/globals';
import { mergeItems, mergeLists } from '@/lib/news/merge-items';
import type { NewsItem } from '@/lib/news/news-item';

const seen = new Date('2026-11-20T12:00:00Z');
let count = 0;

/** An item that differs from every other one but for what is given. */
function item(fields: Partial<NewsItem> = {}): NewsItem {
  count++;
  return {
    id: `id-${count}`,
    title: `Story number ${count}`,
    description: '',
    link: `https://paper.example/${count}`,
    source: 'The Orange Paper',
    firstSeen: seen,
    ...fields,
  };
}

function hoursAgo(hours: number): Date {
  return new Date(seen.getTime() - hours * 3_600_000);
}

function titles(items: readonly NewsItem[]): string[] {
  return items.map(({ title }) => title);
}

describe('order (quirk 45)', () => {
  it('is newest first over all lists', () => {
    const one = [item({ title: 'C', pubDate: hoursAgo(3) }), item({ title: 'A', pubDate: hoursAgo(1) })];
    const two = [item({ title: 'D', pubDate: hoursAgo(4) }), item({ title: 'B', pubDate: hoursAgo(2) })];
    expect(titles(mergeItems([one, two]))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('puts items without a date last, by when they were first seen, then as the feed has them (quirk 21)', () => {
    const items = [
      item({ title: 'undated old', firstSeen: hoursAgo(9) }),
      item({ title: 'undated one' }),
      item({ title: 'undated two' }),
      item({ title: 'dated', pubDate: hoursAgo(900) }),
    ];
    expect(titles(mergeItems([items]))).toEqual(['dated', 'undated one', 'undated two', 'undated old']);
  });

  it('does not let a future date lead (quirk 22)', () => {
    const future = item({ title: 'future', pubDate: hoursAgo(-900), firstSeen: hoursAgo(5) });
    expect(titles(mergeItems([[future, item({ title: 'fresh', pubDate: hoursAgo(1) })]]))).toEqual([
      'fresh',
      'future',
    ]);
  });

  it('is not changed in the lists that were given', () => {
    const list = [item({ pubDate: hoursAgo(2) }), item({ pubDate: hoursAgo(1) })];
    const before = titles(list);
    mergeItems([list]);
    expect(titles(list)).toEqual(before);
  });
});

describe('limit', () => {
  it('counts what is left when twins are gone', () => {
    const twin = { title: 'A twin', link: 'https://paper.example/same', pubDate: hoursAgo(1) };
    const more = [item({ title: 'B', pubDate: hoursAgo(2) }), item({ pubDate: hoursAgo(3) })];
    expect(titles(mergeItems([[item(twin), ...more], [item(twin)]], 2))).toEqual(['A twin', 'B']);
  });

  it('keeps all without one', () => {
    expect(mergeItems([[item(), item()], [item()]])).toHaveLength(3);
  });

  it('gives nothing for no lists', () => {
    expect(mergeItems([])).toEqual([]);
  });
});

const long = 'Council votes to keep the old library open';

describe('one story in two feeds is listed once (quirk 19)', () => {
  it.each<[string, Partial<NewsItem>, Partial<NewsItem>]>([
    [
      'the same address, whatever campaign hangs on it',
      { link: 'https://paper.example/story?utm_source=rss' },
      { link: 'https://PAPER.example/story/', pubDate: hoursAgo(200) },
    ],
    [
      'the same address but for a mark, under like titles',
      { title: long, link: 'https://paper.example/story?ref=home' },
      { title: `${long}, for now`, link: 'https://www.paper.example/story#top' },
    ],
    [
      'the same title written otherwise, of one publisher',
      { title: 'Pool opens in the park' },
      { title: 'POOL OPENS, in a park!', pubDate: hoursAgo(70) },
    ],
    ['the same title under a label', { title: long }, { title: `UPDATED: ${long}` }],
    ['a sister feed of another name', { title: long, source: 'Sports' }, { title: long, source: 'News' }],
    [
      'a syndicated story, by its title',
      { title: long },
      { title: long, source: 'Other', link: 'https://other.example/1' },
    ],
    [
      'a syndicated story, by its title and words',
      { title: long, description: `${long}, seven members said on Tuesday evening after hours of talk` },
      {
        title: long,
        description: `${long}, seven members said on Tuesday evening`,
        link: 'https://other.example/2',
      },
    ],
  ])('%s', (_name, one, two) => {
    const first = item({ pubDate: hoursAgo(1), ...one });
    const second = item({ pubDate: hoursAgo(2), ...two });
    expect(mergeItems([[second], [first]])).toEqual([first]);
  });

  it('also when it has no date, by when it was first seen', () => {
    const one = item({ title: long });
    const two = item({ title: long, firstSeen: hoursAgo(2) });
    expect(mergeItems([[one], [two]])).toEqual([one]);
  });

  it('and the twins of each list are counted', () => {
    const twin = { title: 'A twin', link: 'https://paper.example/same' };
    const lists = [
      [item({ ...twin, pubDate: hoursAgo(2) }), item()],
      [item({ ...twin, pubDate: hoursAgo(1) })],
    ];
    expect(mergeLists(lists).twins).toEqual([1, 0]);
  });
});

describe('two stories of two feeds are never one', () => {
  const other = { source: 'Other', link: 'https://other.example/1' };

  it.each<[string, Partial<NewsItem>, Partial<NewsItem>]>([
    ['the title comes back later', { title: long }, { title: long, pubDate: hoursAgo(7 * 24) }],
    ['a short title of two publishers', { title: 'Ducks win' }, { title: 'Ducks win', ...other }],
    [
      'a column of every day',
      { title: 'Photos of the day' },
      { title: 'Photos of the day', pubDate: hoursAgo(25) },
    ],
    [
      'two outlets that chose one title for their own reports',
      {
        title: long,
        description: 'Neighbors cheered in the hall when the vote was read out late on Tuesday.',
      },
      {
        title: long,
        description: 'A tight budget nearly closed the building, whose roof needs two million dollars.',
        ...other,
      },
    ],
    [
      'ref is the number of the article',
      { title: 'Fire on Elm Street', link: 'https://paper.example/read?ref=1' },
      { title: 'Ducks sign a goalie', link: 'https://paper.example/read?ref=2' },
    ],
    [
      'the fragment is the number of the article',
      { title: 'Fire on Elm Street', link: 'https://paper.example/news#1' },
      { title: 'Ducks sign a goalie', link: 'https://paper.example/news#2' },
    ],
    [
      'both lead to the front page',
      { title: 'Fire on Elm Street', link: 'https://paper.example/' },
      { title: 'Ducks sign a goalie', link: 'https://paper.example' },
    ],
  ])('%s', (_name, one, two) => {
    const first = item({ pubDate: hoursAgo(1), ...one });
    const second = item({ pubDate: hoursAgo(2), ...two });
    expect(mergeItems([[first], [second]])).toEqual([first, second]);
  });

  it('a title that a feed has several times says nothing of another feed', () => {
    const column = { title: 'Letters from our readers today' };
    const mine = [item({ ...column, pubDate: hoursAgo(1) }), item({ ...column, pubDate: hoursAgo(30) })];
    const theirs = [item({ ...column, pubDate: hoursAgo(60) })];
    expect(mergeItems([mine, theirs])).toHaveLength(3);
  });

  it('an address that a feed has several times says nothing of another feed', () => {
    const page = { link: 'https://paper.example/live' };
    const [mine, theirs] = [[item(page), item(page)], [item(page)]];
    expect(mergeItems([mine, theirs])).toHaveLength(3);
  });

  it('titles of signs alone are told apart by their links', () => {
    const items = [
      item({ title: '???', pubDate: hoursAgo(1) }),
      item({ title: '!!!', pubDate: hoursAgo(2) }),
    ];
    expect(mergeItems(items.map((one) => [one]))).toEqual(items);
  });
});

describe('the items of one feed are all its own', () => {
  it.each<[string, Partial<NewsItem>]>([
    ['with one address', { link: 'https://paper.example/news' }],
    ['with one title', { title: long }],
  ])('%s', (_name, common) => {
    const items = Array.from({ length: 60 }, () => item(common));
    expect(mergeItems([items])).toHaveLength(60);
  });

  it('and stay so beside the same feed under another name', () => {
    const items = Array.from({ length: 60 }, () => item({ link: 'https://paper.example/news' }));
    const copies = items.map((one) => ({ ...one, source: 'Sister' }));
    expect(mergeItems([items, copies])).toHaveLength(60);
  });
});
