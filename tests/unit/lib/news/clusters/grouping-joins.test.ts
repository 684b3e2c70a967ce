import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { Grouping } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { otherNews, report } from './day-of-news';

const fire = report(
  'laist.example',
  'Canyon Fire forces evacuations in Yorba Linda',
  'Firefighters are battling the Canyon Fire, which has burned 300 acres in Yorba Linda and forced evacuations.',
);
const sameFire = report(
  'voice.example',
  'Yorba Linda evacuated as Canyon Fire grows to 450 acres',
  'Residents of Yorba Linda were told to evacuate as the Canyon Fire burned 450 acres, firefighters said.',
  { hour: 4 },
);

/** Groups these items for the first time, among other news; returns the keys of each group's items. */
async function groupsOf(...items: NewsItem[]): Promise<string[][]> {
  const grouping = new Grouping();
  await grouping.update([...otherNews, ...items], () => undefined);
  const groups = [...new Set(grouping.groups.values())].filter(({ items }) => items.length > 1);
  return groups.map((group) => group.items.map(poolKey).toSorted());
}

test('Grouping joins two outlets’ reports on one event, even if their numbers differ', async () => {
  expect(await groupsOf(fire, sameFire)).toEqual([[fire, sameFire].map(poolKey).toSorted()]);
});

const jobs = report(
  'radio.example',
  'Economy unexpectedly loses 23,000 jobs in July',
  'Economists had expected employers to add workers.',
);

test('Grouping joins two reports by one outlet that give the same figure on the same day', async () => {
  const again = report(
    'radio.example',
    'Employers unexpectedly cut 23,000 jobs in July',
    'The labor market wilted, and economists were surprised.',
    { hour: 5 },
  );
  expect(await groupsOf(jobs, again)).toEqual([[jobs, again].map(poolKey).toSorted()]);
});

test('Grouping joins one outlet’s statewide and county versions of a story', async () => {
  const text = (place: string) =>
    `The weather service says thunderstorms and hail may reach ${place} on Friday.`;
  const [state, county] = ['California', 'Sacramento County'].map((place, hour) =>
    report('bee.example', `Thunderstorms with hail and strong winds expected for ${place}`, text(place), {
      hour,
    }),
  ) as [NewsItem, NewsItem];
  expect(await groupsOf(state, county)).toEqual([[state, county].map(poolKey).toSorted()]);
});

test('Grouping does not group a story that no other outlet reports', async () => {
  expect(await groupsOf(fire)).toEqual([]);
});

/** Two reports that look alike but are on different events (look-alikes.yaml). */
type LookAlikes = { name: string; reports: { outlet: string; title: string; text: string; hour?: number }[] };

const lookAlikes = parse(
  readFileSync(path.join(import.meta.dirname, 'look-alikes.yaml'), 'utf8'),
) as LookAlikes[];

const { title, description } = fire;
const later = new Date('2026-11-24T18:00:00Z');
const schools = 'Yorba Linda schools close as Canyon Fire grows';

const apart: [string, ...NewsItem[]][] = [
  ...lookAlikes.map(({ name, reports }): [string, ...NewsItem[]] => [
    name,
    ...reports.map(({ outlet, title, text, hour }) => report(outlet, title, text, { hour })),
  ]),
  [
    'a news report and a letter about it',
    fire,
    report('voice.example', title, description, { kind: 'opinion' }),
  ],
  [
    'a news report and a live blog about it',
    fire,
    report('voice.example', `Live updates: ${title}`, description),
  ],
  [
    'a news report and a guide to it',
    fire,
    report('voice.example', `${title}: what you need to know`, description),
  ],
  ['reports four days apart', fire, { ...sameFire, pubDate: later, firstSeen: later }],
  [
    'two different stories from one outlet',
    fire,
    report('laist.example', schools, sameFire.description, { hour: 4 }),
  ],
];

test.each(apart)('Grouping does not join %s', async (_, ...reports) => {
  expect(await groupsOf(...reports)).toEqual([]);
});

test('Grouping joins one article that an outlet lists with two links', async () => {
  const name = 'planetarium-plays-the-new-album-under-the-stars';
  const listedIn = (folder: string, title: string) =>
    report('laist.example', title, 'Four nights.', { link: `https://laist.example/${folder}/${name}` });
  const both = [
    listedIn('news', 'Planetarium plays the album of the band'),
    listedIn('arts', 'The new album'),
  ];
  expect(await groupsOf(...both)).toHaveLength(1);
});

test('Grouping does not join stories in a feed whose items all have the same link', async () => {
  const link = 'https://laist.example/the-front-page-of-the-paper';
  const all = [fire, sameFire].map((item) => ({ ...item, link, source: 'laist.example' }));
  expect(await groupsOf(...all)).toEqual([]);
});

test('Grouping does not join a report to a series whose titles differ only in numbers', async () => {
  const days = ['March 3', 'March 4'].map((date, at) =>
    report('alpha.example', `Jackson Creek water report for ${date}`, 'Jackson Creek stands at two feet.', {
      hour: at * 24,
    }),
  );
  const other = report('beta.example', 'Jackson Creek water report', 'Jackson Creek stands at two feet.');
  expect(await groupsOf(...days, other)).toEqual([]);
});
