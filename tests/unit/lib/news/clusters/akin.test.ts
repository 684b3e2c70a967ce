import { expect, test } from '@jest/globals';
import { Grouping } from '@/lib/news/clusters/grouping';
import type { NewsItem } from '@/lib/news/news-item';
import { joinStories } from '@/lib/news/section/section-items';
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

const first = report(
  'a.example',
  'Teachers of Orchard District walk out over pay',
  'Classes were led by substitutes on the first day of the strike.',
);
const second = (outlet = 'a.example', hour = 0) =>
  report(
    outlet,
    'Picket lines and empty desks: scenes from the strike',
    'Teachers of Orchard District say their pay lags. Parents brought coffee on the first day.',
    { hour },
  );
const shotOn = (street: string, hour: number) =>
  report('a.example', `Man shot on ${street} in Orchard Heights`, `Officers found him on ${street}.`, {
    hour,
  });

test.each<[string, NewsItem, NewsItem]>([
  ['reports from one outlet on the same subject', first, second()],
  ['reports from two outlets on the same subject', first, second('b.example')],
  ['reports on the same subject, 36 hours apart', first, second('a.example', 36)],
])('Grouping marks as similar: %s', async (_, one, other) => {
  expect(await areAkin(one, other)).toBe(true);
});

test.each<[string, NewsItem, NewsItem]>([
  ['reports on the same subject, more than 36 hours apart', first, second('a.example', 36.1)],
  ['reports from one outlet with only one common word', first, report('a.example', 'Teachers win a prize')],
  [
    'two parts of a series',
    report('a.example', 'Candidates: Ann Orchard on rents, roads and parks of the county'),
    report('a.example', 'Candidates: Bob Harbor on rents, roads and parks of the county'),
  ],
  ['a report and a letter to the editor', first, { ...second(), kind: 'opinion' }],
  ['reports about shootings on two streets', shotOn('Lincoln Avenue', 0), shotOn('Ball Road', 2)],
])('Grouping does not mark as similar: %s', async (_, one, other) => {
  expect(await areAkin(one, other)).toBe(false);
});

test('similar stories are not joined into one story', async () => {
  expect(await grouped(first, second())).toHaveLength(2);
});

test('a story is no longer listed as similar once it has left its feed', async () => {
  const grouping = new Grouping();
  await grouping.update([...otherNews, first, second()], () => undefined);
  await grouping.update([...otherNews, first], () => undefined);
  expect(joinStories([first], grouping.groups)).toEqual([first]);
});
