import { expect, test } from '@jest/globals';
import { Grouping } from '@/lib/news/clusters/grouping';
import type { NewsItem } from '@/lib/news/news-item';
import { joinStories } from '@/lib/news/section/merge-items';
import { otherNews, report } from './day-of-news';

async function grouped(...items: NewsItem[]): Promise<NewsItem[]> {
  const grouping = new Grouping();
  await grouping.update([...otherNews, ...items], () => undefined);
  return joinStories(items, grouping.groups);
}

async function areAkin(one: NewsItem, other: NewsItem): Promise<boolean> {
  const [first, second] = await grouped(one, other);
  return Boolean(first?.akin?.some((pair) => second?.akin?.includes(pair)));
}

const first = (outlet = 'a.example', hour = 0) =>
  report(
    outlet,
    'Teachers of Orchard District walk out over pay',
    'Classes were led by substitutes on the first day of the strike.',
    { hour },
  );
const second = (outlet = 'a.example', hour = 0) =>
  report(
    outlet,
    'Picket lines and empty desks: scenes from the strike',
    'Teachers of Orchard District say their pay lags. Parents brought coffee on the first day.',
    { hour },
  );
const shot = (outlet: string, street: string, hour = 0) =>
  report(
    outlet,
    `Man shot and killed on ${street} in Orchard Heights`,
    `Officers found the man on ${street} in Orchard Heights.`,
    { hour },
  );

test.each<[string, NewsItem, NewsItem, boolean]>([
  ['from one outlet on the same subject', first(), second(), true],
  ['from two outlets on the same subject', first(), second('b.example'), true],
  ['of which the second follows within 36 hours', first(), second('a.example', 36), true],
  ['of which the second follows later than that', first(), second('a.example', 36.1), false],
  ['from one outlet with one common word', first(), report('a.example', 'Teachers win a prize'), false],
  [
    'that are parts of a series',
    report('a.example', 'Candidates: Ann Orchard on rents, roads and parks of the county'),
    report('a.example', 'Candidates: Bob Harbor on rents, roads and parks of the county'),
    false,
  ],
  [
    'one of which is a letter to the editor',
    first(),
    { ...second(), kind: 'opinion', link: 'https://a.example/letters/1' },
    false,
  ],
  [
    'on shootings on two streets',
    shot('a.example', 'Lincoln Avenue'),
    shot('a.example', 'Ball Road', 2),
    false,
  ],
])('decides whether two reports are similar: reports %s', async (_, one, other, expected) => {
  expect(await areAkin(one, other)).toBe(expected);
});

test('similar stories stay separate in their sections', async () => {
  expect(await grouped(first(), second())).toHaveLength(2);
});

test('a story has no similar stories after the other story left its feed', async () => {
  const grouping = new Grouping();
  await grouping.update([...otherNews, first(), second()], () => undefined);
  await grouping.update([...otherNews, first()], () => undefined);
  expect(joinStories([first()], grouping.groups)).toEqual([first()]);
});
