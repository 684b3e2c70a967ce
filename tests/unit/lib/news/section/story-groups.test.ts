import { beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { storyGroups } from '@/lib/news/section/story-groups';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';
import { otherNews, report } from '../clusters/day-of-news';

const feeds = `${smallest}  sports: [{ url: https://news.example/sports, name: Example Sports }]\n`;
await serveCitiesOf(writeCities({ boulder: feeds, marfa: feeds }));
process.env.CITY = '';

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });

/** The current items of the local feed. */
let local: NewsItem[];
const known = jest.fn(async ({ url }: { url: string }) => ({
  items: url.endsWith('sports') ? otherNews : local,
}));

beforeEach(() => {
  local = [first, second];
  known.mockClear();
  setProcessWide('news', { feedStore: { known } });
  setProcessWide('freshness', undefined);
});

async function together(): Promise<number | undefined> {
  const { groups } = await storyGroups(cityByKey('boulder') as City);
  return groups.get(poolKey(first))?.items.length;
}

test('groups all feeds of a city once for all callers', async () => {
  expect(await Promise.all([together(), together()])).toEqual([2, 2]);
  const reads = known.mock.calls.length;
  expect(await together()).toBe(2);
  expect(known).toHaveBeenCalledTimes(reads);
});

test('groups again when feeds of the city change, but not when another city’s feeds do', async () => {
  await together();
  local = [first];
  markNewsChanged('marfa');
  expect(await together()).toBe(2);
  markNewsChanged('boulder');
  expect(await together()).toBeUndefined();
});

test('keeps the last groups and logs an error when grouping fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await together();
  known.mockRejectedValueOnce(new Error('broken'));
  markNewsChanged('boulder');
  expect(await together()).toBe(2);
  expect(logged).toHaveBeenCalledTimes(1);
});
