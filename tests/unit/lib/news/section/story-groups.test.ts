import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { cityByKey, cityStore } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { rememberHidden } from '@/lib/news/section/hidden-before';
import { hiddenStories, storyGroups } from '@/lib/news/section/story-groups';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';
import { otherNews, report } from '../clusters/day-of-news';

const feeds = `${smallest}  sports: [{ url: https://news.example/sports, name: Example Sports }]\n`;
const root = writeCities({ boulder: feeds, marfa: feeds });
await serveCitiesOf(root, { CACHE_DIR: path.join(root, 'cache') });

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });
const third = report('third.example', 'Evacuations in Yorba Linda as Canyon Fire burns', text, { hour: 3 });

/** The current items of the local feed. */
let local: NewsItem[];
const known = jest.fn(async ({ url }: { url: string }) => ({
  items: url.endsWith('sports') ? otherNews : local,
}));

async function edit(desk: string): Promise<void> {
  writeFileSync(path.join(root, 'boulder/desk.yaml'), desk);
  await cityStore().refresh();
  markNewsChanged('boulder');
}

/** Imitates a restart: the new process finds only what is on disk. */
function restart(): void {
  setProcessWide('news', { feedStore: { known } });
}

const hidden = async () => [...(await hiddenStories(cityByKey('boulder') as City))].toSorted();
const keys = (...items: NewsItem[]) => items.map(poolKey).toSorted();
const ofStory = `hide:\n  - { link: "${first.link}", reason: Court order, story: true }\n`;

beforeEach(() => {
  local = [first, second];
  known.mockClear();
  restart();
});

async function together(): Promise<number | undefined> {
  const { groups } = await storyGroups(cityByKey('boulder') as City);
  return groups.get(poolKey(first))?.items.length;
}

test('storyGroups groups a city’s feeds only once for all callers', async () => {
  expect(await Promise.all([together(), together()])).toEqual([2, 2]);
  const reads = known.mock.calls.length;
  expect(await together()).toBe(2);
  expect(known).toHaveBeenCalledTimes(reads);
});

test('storyGroups groups again when the city’s feeds change, but not when another city’s feeds change', async () => {
  await together();
  local = [first];
  markNewsChanged('marfa');
  expect(await together()).toBe(2);
  markNewsChanged('boulder');
  expect(await together()).toBeUndefined();
});

test('storyGroups keeps the last groups and logs an error when grouping fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await together();
  known.mockRejectedValueOnce(new Error('broken'));
  markNewsChanged('boulder');
  expect(await together()).toBe(2);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a hide entry hides other outlets’ reports on a story only if it has `story: true`', async () => {
  await edit(`hide:\n  - { link: "${first.link}", reason: Court order }\n`);
  expect(await hidden()).toEqual([]);
  await edit(ofStory);
  expect(await hidden()).toEqual(keys(first, second));
});

test('a hide entry still hides a story’s old and new reports after a restart and once the linked report is gone', async () => {
  await edit(ofStory);
  await hidden();
  restart();
  local = [second, third];
  markNewsChanged('boulder');
  expect(await hidden()).toEqual(expect.arrayContaining(keys(second, third)));
});

test('an instance hides stories that another instance has hidden', async () => {
  await edit(ofStory);
  await hidden();
  await rememberHidden('boulder', { [JSON.stringify([first.link, undefined, undefined])]: keys(third) });
  markNewsChanged('boulder');
  expect(await hidden()).toEqual(keys(first, second, third));
});

test('a story’s reports are shown again once the hide entry is removed', async () => {
  await edit(ofStory);
  await hidden();
  await edit('hide: []\n');
  expect(await hidden()).toEqual([]);
  expect(await together()).toBe(2);
});

test('“Also in” lists no hidden report and no paused source', async () => {
  local = [first, second, third];
  const named = async () => {
    const { groups } = await storyGroups(cityByKey('boulder') as City);
    return groups.get(poolKey(second))?.items.map(poolKey).toSorted();
  };
  await edit('hide: []\n');
  expect(await named()).toEqual(keys(first, second, third));
  await edit(`hide:\n  - { link: "${first.link}", reason: A }\n`);
  expect(await named()).toEqual(keys(second, third));
  await edit(`pause:\n  - { source: ${first.source}, until: 2099-01-01 }\n`);
  expect(await named()).toEqual(keys(second, third));
});
