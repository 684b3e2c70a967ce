import { describe, expect, test } from '@jest/globals';
import { withFirstSights } from '@/lib/news/freshness/first-sights';
import { type NewsItem, newsTime, shownDate } from '@/lib/news/news-item';
import { item } from '../make-item';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const noon = at('12:00');
const earlier = new Date('2026-11-18T12:00:00Z');

/** Returns when each of `items`, received at noon, was first seen. */
function firstSeen(before: NewsItem[], items: NewsItem[]): Date[] {
  return withFirstSights(items, before, noon.getTime()).map((one) => one.firstSeen);
}

test.each([
  ['its link changes from http to https', 'http://city.example/n/1', 'https://city.example/n/1'],
  ['its link loses the final slash', 'https://city.example/n/1/', 'https://city.example/n/1'],
  ['a counter in its link changes', 'https://city.example/n/1?visit=7', 'https://city.example/n/1?visit=8'],
])('withFirstSights keeps the time when an undated item was first seen if %s', (_, link, later) => {
  const known = item({ id: link, link, firstSeen: earlier });
  expect(firstSeen([known], [{ ...known, id: later, link: later }])).toEqual([earlier]);
});

test.each([
  ['sets eventChanged for a new title', { title: 'CANCELED: Story Time' }, noon],
  ['sets eventChanged for a new day', { calendar: { dates: 'December 6, 2026', text: '' } }, noon],
  [
    'does not set eventChanged for a new description',
    { calendar: { dates: 'December 5, 2026', text: 'New words.' } },
    undefined,
  ],
])('%s', (_, more, changed) => {
  const event = item({ title: 'Story Time', calendar: { dates: 'December 5, 2026', text: '' } });
  const [edited] = withFirstSights([{ ...event, ...more }], [event], noon.getTime());
  expect(edited?.eventChanged).toEqual(changed);
});

describe('firstSeen (quirk 21)', () => {
  const link = 'https://news.example/page';
  const one = item({ link, title: 'One' });
  const two = item({ link, title: 'Two', firstSeen: earlier });

  test('is the current time for a new item, and unchanged for a known item', () => {
    expect(firstSeen([two], [item(), { ...two, title: 'Edited' }])).toEqual([noon, earlier]);
  });

  test('is the current time if the stored copy has a time in the future (fault 72)', () => {
    const ahead = item({ firstSeen: at('13:00') });
    expect(firstSeen([ahead], [ahead])).toEqual([noon]);
  });

  test('is the current time for a new item that has the same address as others', () => {
    const seen = [one.firstSeen, earlier, noon];
    expect(firstSeen([one, two], [one, two, item({ link, title: 'Three' })])).toEqual(seen);
    expect(firstSeen([one], [one, two])).toEqual([one.firstSeen, noon]);
  });

  test('is unchanged when the guids and dates of items with the same address change', () => {
    const renamed = [one, two].map((known, n) => ({ ...known, id: `changed ${n}`, pubDate: noon }));
    expect(firstSeen([one, two], renamed)).toEqual([one.firstSeen, earlier]);
  });
});

describe('a changed date (quirk 46)', () => {
  const story = (id: string, pubDate?: Date) =>
    item({ id, title: `Story ${id}`, link: `https://news.example/${id}`, pubDate });
  const first = [story('a', at('07:55'))];
  const moved = [story('a', at('10:30'))];
  const retold = (time: string) => ({ ...story('a', at(time)), title: 'Council rejects stadium sale, 4-3' });

  /** Returns a feed's items after these responses, each received at the given time. */
  function through(...responses: [time: string, items: NewsItem[]][]): NewsItem[] {
    return responses.reduce<NewsItem[]>(
      (before, [time, items]) => withFirstSights(items, before, at(time).getTime()),
      [],
    );
  }
  const shown = (...responses: Parameters<typeof through>) => through(...responses).map(shownDate);
  const newsTimes = (...responses: Parameters<typeof through>) =>
    through(...responses).map((one) => new Date(newsTime(one)));

  test('is shown, and the story keeps its place in the order', () => {
    expect(shown(['08:00', first], ['10:35', moved])).toEqual([at('10:30')]);
    expect(newsTimes(['08:00', first], ['10:35', moved])).toEqual([at('08:00')]);
  });

  test('makes the story rise only if the title has changed too', () => {
    const edited: [string, NewsItem[]] = ['10:35', [retold('10:30')]];
    expect(newsTimes(['08:00', first], edited)).toEqual([at('10:30')]);
    expect(newsTimes(['08:00', first], edited, ['12:05', [retold('12:00')]])).toEqual([at('10:35')]);
  });

  test.each([
    ['a new title with the old date', { ...story('a', at('07:55')), title: 'Other words' }],
    [
      'a later date, and a title that differs only in case and punctuation',
      { ...story('a', at('10:30')), title: 'STORY A!' },
    ],
    ['an earlier date with a new title', retold('07:00')],
  ])('does not make the story rise: %s', (_, edited) => {
    const [once] = newsTimes(['08:00', first], ['10:35', [edited]]);
    expect(Number(once)).toBeLessThanOrEqual(at('08:00').getTime());
  });

  test('is shown until the date changes again', () => {
    expect(shown(['08:00', first], ['10:35', moved], ['15:00', moved])).toEqual([at('10:30')]);
  });

  test('is shown if the item had no date before', () => {
    expect(shown(['08:00', [story('a')]], ['10:35', moved])).toEqual([at('10:30')]);
  });

  test('is not shown if it is in the future, even after that time has come (quirk 22)', () => {
    const ahead = [story('a', at('14:30'))];
    expect(shown(['08:00', first], ['10:35', ahead], ['14:35', ahead])).toEqual([undefined]);
  });

  test('is not shown if the dates of all items change, because they are then fetch times (quirk 22)', () => {
    const all = (time: string) => ['a', 'b', 'c'].map((id) => story(id, at(time)));
    const dates = shown(['08:00', all('08:00')], ['10:35', [...all('10:35'), story('d', at('10:35'))]]);
    expect(dates).toEqual([undefined, undefined, undefined, at('10:35')]);
  });

  test('is shown if the dates of all items but one change', () => {
    const dated = (...times: string[]) => times.map((time, n) => story(`${n}`, at(time)));
    const before = dated('07:00', '07:10', '07:20');
    const dates = shown(['08:00', before], ['10:35', dated('10:00', '10:10', '07:20')]);
    expect(dates).toEqual(['10:00', '10:10', '07:20'].map(at));
  });

  test('has the current time as `dateSeen` if the stored copy has a time in the future (fault 72)', () => {
    const back = through(['08:00', first], ['10:35', moved], ['09:00', moved]);
    expect(back.map(({ dateSeen }) => dateSeen)).toEqual([at('09:00')]);
  });
});
