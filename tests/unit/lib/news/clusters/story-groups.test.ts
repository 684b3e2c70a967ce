import { beforeEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { inCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { regroupSoon } from '@/lib/news/clusters/regroup-soon';
import { firstGrouping, storyGroups } from '@/lib/news/clusters/story-groups';
import { poolKey } from '@/lib/news/clusters/story-pool';
import type { NewsItem } from '@/lib/news/news-item';
import { smallest, writeCities } from '../../city/read/write-city';
import { otherNews, report } from './day-of-news';

const feeds = `${smallest}  sports:
    - { url: https://news.example/sports, name: Example Sports }
`;
process.env.CITIES_DIR = writeCities({ boulder: feeds, marfa: feeds });
process.env.CITY = '';

const text = 'Firefighters are battling the Canyon Fire, which forced evacuations in Yorba Linda.';
const first = report('laist.example', 'Canyon Fire forces evacuations in Yorba Linda', text, { hour: 1 });
const second = report('voice.example', 'Canyon Fire: evacuations in Yorba Linda', text, { hour: 2 });

/** What the feeds have now. */
let local: NewsItem[];
const known = async ({ url }: { url: string }) => ({ items: url.endsWith('sports') ? otherNews : local });

beforeEach(() => {
  local = [first, second];
  setProcessWide('feed store', { known });
  setProcessWide('story groups', undefined);
  setProcessWide('news changes', undefined);
});

const turn = () => new Promise(setImmediate);

const inBoulder = <T>(run: () => T): T => inCity('boulder', run);
const together = () => inBoulder(storyGroups).get(poolKey(first))?.items.length;

/** On a busy machine the first grouping takes longer than readers wait for it. */
async function grouped(): Promise<void> {
  await inBoulder(firstGrouping);
  while (together() !== 2) await turn();
}

describe('the groups of a city', () => {
  test('are none at first, and those of all its feeds once they are grouped', async () => {
    expect(inBoulder(storyGroups).size).toBe(0);
    await grouped();
    expect(together()).toBe(2);
  });

  test('are made again when its feeds have changed, and its sections with these stories are outdated', async () => {
    local = [first];
    await inBoulder(firstGrouping);
    expect(together()).toBeUndefined();
    local = [first, second];
    regroupSoon('boulder');
    while (together() !== 2) await turn();
    expect(newsChangedAt('boulder', ['local-news'])).toBeGreaterThan(0);
    expect(newsChangedAt('boulder', ['sports'])).toBe(0);
  });

  test('stay as they are when the feeds of another have changed', async () => {
    await grouped();
    local = [first];
    regroupSoon('marfa');
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(together()).toBe(2);
  });
});
