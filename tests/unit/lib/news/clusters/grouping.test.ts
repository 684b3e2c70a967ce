import { beforeEach, expect, test } from '@jest/globals';
import { Grouping, orderGroup } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { otherNews, report } from './day-of-news';

const plain = report('plain.example', 'A fire', '', { hour: 2 });
const reaches = ['town', 'county', 'region', 'state', 'elsewhere'] as const;
const ofReach = reaches.map((reach, at) =>
  report(`${reach}.example`, 'A fire', '', { hour: -at, local: { reach } }),
);
const wire = (description: string, facts = {}) =>
  report('wire.example', 'A fire', description, { hour: 1, ...facts });
const image = 'https://late.example/a.jpg';

test.each<[string, NewsItem[]]>([
  ['the nearest report: town before county, region and state', ofReach],
  ['the original report, not one whose text names a wire', [plain, wire('(AP) — A fire burned.')]],
  ['the original report, not one whose credits name a wire', [plain, wire('A fire.', { credits: ['AP'] })]],
  ['the original report, not one with a Reuters byline', [plain, wire('', { author: 'By Reuters' })]],
  [
    'the original report, not one by a local news service',
    [plain, wire('', { author: 'Staff, City News Service' })],
  ],
  ['the earlier report, even if it quotes an agency', [wire(`${'x'.repeat(80)} Reuters`), plain]],
  [
    'the earlier report, even if the later one has a picture',
    [plain, report('late.example', 'A fire', '', { hour: 3, image })],
  ],
  [
    'the report with a picture if the times are equal',
    [report('z.example', 'A fire', '', { hour: 2, image }), plain],
  ],
  [
    'the report whose address sorts first if all else is equal',
    [report('a.example', 'A fire'), report('b.example', 'A fire')],
  ],
])('the group is led by %s', (_, items) => {
  expect(orderGroup(items.toReversed(), () => false)).toEqual(items);
});

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });
const near = report('town.example', 'Yorba Linda evacuated as Canyon Fire burns', text, {
  hour: 3,
  local: { reach: 'town' },
});

let grouping: Grouping;
beforeEach(() => {
  grouping = new Grouping();
});

async function groupedTitles(...items: NewsItem[]): Promise<string[] | undefined> {
  await grouping.update([...otherNews, ...items], () => undefined);
  return grouping.groups.get(poolKey(second))?.items.map(({ title }) => title);
}

test('Grouping keeps the group’s lead even if a report from a nearer place follows', async () => {
  expect(await groupedTitles(first, second)).toEqual([first.title, second.title]);
  expect(await groupedTitles(near, first, second)).toEqual([first.title, near.title, second.title]);
});

test('Grouping makes the next report the lead once the lead has left its feed', async () => {
  await groupedTitles(first, second, near);
  expect(await groupedTitles(first, second)).toEqual([first.title, second.title]);
});

test('Grouping ungroups a report once the other report has left its feed', async () => {
  await groupedTitles(first, second);
  expect(await groupedTitles(second)).toBeUndefined();
});

test('Grouping builds the same groups whether stories arrive one at a time or together', async () => {
  await groupedTitles(near);
  await groupedTitles(near, second);
  const titles = [first, second, near].map(({ title }) => title);
  expect(new Set(await groupedTitles(first, second, near))).toEqual(new Set(titles));
});
