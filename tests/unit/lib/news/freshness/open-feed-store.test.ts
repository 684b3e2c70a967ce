import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setLogLevel } from '@/lib/base/log';
import { setProcessWide } from '@/lib/base/process-wide';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { startScheduler } from '@/lib/freshness/schedule';
import {
  createFeedStore,
  type FeedStoreOptions,
  feedRounds,
  feedStore,
  feedTurns,
} from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { listedSources } from '@/lib/news/sources/listed-sources';
import { listener } from '../../../listener';
import { onLoopback } from '../../../on-loopback';
import { serveCitiesOf, smallest, writeCities } from '../../city/read/write-city';
import { item } from '../make-item';

const samples = ['sample:anaheim/business', 'sample:anaheim/health', 'sample:anaheim/sports'];
const oneHost = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
const hosts = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
const live = { kind: 'live' } as const;
const sample = { kind: 'sample' } as const;
const template = { kind: 'template', template: 'https://a.example/{section}' } as const;

test.each([
  ['three live feeds from one host', 1, live, undefined, oneHost],
  ['live feeds from three hosts', 3, live, undefined, hosts],
  ['three samples', 3, sample, undefined, samples],
  ['three live feeds from one host in a city without samples', 1, sample, undefined, oneHost],
  ['three samples and three live feeds from one host', 4, sample, undefined, [...samples, ...oneHost]],
  ['three feeds from a template', 3, template, undefined, oneHost],
  ['three feeds through a proxy', 3, live, 'https://proxy.example/?', oneHost],
])(
  'of %s, the feed store fetches %i at the same time',
  async (_, expected, feeds, feedProxyUrl, addresses) => {
    const turn = feedTurns({ feeds, feedProxyUrl, feedRefreshSeconds: 900 }, addresses.length);
    let begun = 0;
    for (const address of addresses) {
      void turn(address)(() => {
        begun += 1;
        return new Promise(() => undefined);
      });
    }
    await new Promise(setImmediate);
    expect(begun).toBe(expected);
  },
);

const calendar = { dates: 'September 1, 2026', text: '' };

test.each<[string, Partial<NewsItem>, Partial<NewsItem>]>([
  ['the source’s name', { source: 'The Example' }, { source: 'The New Example' }],
  ['an event’s day (quirk 35)', { calendar }, { calendar: { ...calendar, dates: 'September 8, 2026' } }],
])(
  'the feed store reports a headline as changed if %s changes, because readers see the change',
  async (_, before, after) => {
    const headline = item();
    const tally = { came: 1, kept: 1, dropped: {} };
    const body = { kind: 'items', tally, validators: {}, bodyHash: '', reading: '', askedMs: 0 } as const;
    const onChange = jest.fn();
    const fetch = jest.fn<FeedStoreOptions['fetch']>();
    for (const fields of [before, after])
      fetch.mockResolvedValueOnce({ ...body, items: [{ ...headline, ...fields }] });
    const clock = { now: 0 };
    const store = createFeedStore({
      fetch,
      records: { load: async () => undefined, save: async () => undefined },
      revalidateMs: 300_000,
      now: () => clock.now,
      random: () => 0.5,
      onChange,
      log: listener().log,
    });
    for (const now of [1_800_000_000_000, 1_800_000_600_000]) {
      clock.now = now;
      await store.refresh({ url: 'https://news.example/feed' });
    }
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

const forget = () => {
  setProcessWide('news', undefined);
};
const story = 'The library opens its doors again on Saturday, a year after the roof gave way.';
const datelines = ['BOULDER', 'LONGMONT', 'DENVER'];
const items = datelines.map(
  (place, at) => `<item><title>Library ${at} reopens</title><link>https://news.example/${at}</link>
    <description>${place} — ${story}</description></item>`,
);
const local = `local:
  places:
    - { reach: town, town: Boulder, names: [Boulder] }
    - { reach: county, town: Longmont, names: [Longmont] }
    - { reach: region, town: Denver, names: [Denver] }
`;

let boulder: string;
/** The user agent of each request, by path. */
const requests = new Map<string, string>();

/** Serves two cities that both list the feed `/common`; the first lists `/own` too. */
beforeAll(async () => {
  setLogLevel('error');
  const server = createServer(({ url = '', headers }, response) => {
    requests.set(url, headers['user-agent'] ?? '');
    response.end(`<rss version="2.0"><channel><title>News</title>${items.join('')}</channel></rss>`);
  });
  const { origin } = await onLoopback(server);
  const common = smallest.replace('https://news.example/feed', `${origin}/common`);
  delete process.env.CITY;
  process.env.FEEDS = 'live';
  boulder = `${common}    - url: ${origin}/own\n      name: Own\nhosts: [boulder.example]\n${local}`;
  await serveCitiesOf(
    writeCities({
      boulder,
      marfa: `${common}hosts: [marfa.example]`,
    }),
  );
});
beforeEach(forget);
afterEach(() => {
  jest.useRealTimers();
});

const allSources = () => [...listedSources().values()].map(({ source }) => source);
const pathOf = ({ url }: FeedSource) => new URL(url).pathname;

test('a feed that several cities list is one source', () => {
  expect(allSources().map(pathOf)).toEqual(['/common', '/own']);
});

describe('a fetched feed', () => {
  async function excerptsOf(path: string): Promise<string[]> {
    const source = allSources().find((one) => pathOf(one) === path);
    if (!source) throw new Error(`no source ${path}`);
    await feedStore().refresh(source);
    return (await feedStore().known(source)).items.map(({ description }) => description);
  }

  test('that only one city lists loses its local datelines and updates only that city’s news', async () => {
    expect(await excerptsOf('/own')).toEqual([story, story, `DENVER — ${story}`]);
    expect([newsChangedAt('boulder') > 0, newsChangedAt('marfa')]).toEqual([true, 0]);
  });

  test('that several cities list keeps all datelines and updates the news of each city', async () => {
    expect(await excerptsOf('/common')).toEqual(datelines.map((place) => `${place} — ${story}`));
    expect(newsChangedAt('marfa')).toBeGreaterThan(0);
  });

  test('is read with the settings of its first city, whichever city requests it first', async () => {
    const source = allSources().find((one) => pathOf(one) === '/common') as FeedSource;
    await feedStore().refresh({ ...source, name: 'As the other names it' });
    const { items } = await feedStore().known(source);
    expect(new Set(items.map((item) => item.source))).toEqual(new Set(['Example News']));
  });

  test('is requested with a user agent that names the site’s and the editor’s address', async () => {
    await excerptsOf('/own');
    const agent = /^\S+\/1\.0 \(\+https:\/\/boulder\.example; editor@boulder\.example\)$/;
    expect(requests.get('/own')).toMatch(agent);
  });
});

describe('the scheduler', () => {
  /**
   * Installs a feed store that records which feeds are refreshed; returns the list. `resting`: feeds that are not due.
   */
  function noted(...resting: string[]): string[] {
    const paths: string[] = [];
    setProcessWide('news', {
      feedStore: {
        isResting: (source: FeedSource) => resting.includes(pathOf(source)),
        refresh: async (source: FeedSource) => void paths.push(pathOf(source)),
      },
    });
    return paths;
  }

  test('checks each feed when the site starts, and every second from then on', () => {
    jest.useFakeTimers();
    const paths = noted();
    startScheduler([feedRounds()], () => undefined);
    expect(paths).toEqual(['/common', '/own']);
    jest.advanceTimersByTime(999);
    expect(paths).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(paths).toEqual(['/common', '/own', '/common', '/own']);
  });

  test('does not fetch a feed that is not due', () => {
    jest.useFakeTimers();
    const paths = noted('/common');
    startScheduler([feedRounds()], () => undefined);
    expect(paths).toEqual(['/own']);
  });

  describe('after an edit of city.yaml', () => {
    const edit = async (text: string) => {
      writeFileSync(path.join(process.env.CITIES_DIR ?? '', 'boulder', 'city.yaml'), text);
      await cityStore().refresh();
    };
    afterEach(async () => await edit(boulder));

    test.each([
      ['the feed’s name', 'name: Own', 'name: Our Own', ['/own']],
      ['the city’s time zone', 'America/Denver', 'America/Chicago', ['/common', '/own']],
      [
        'none, because the new rule only selects items',
        'name: Own',
        'name: Own\n      blockWords: [Horoscope]',
        [],
      ],
    ])(
      'immediately refetches, but only once, the feeds whose parser settings changed: %s',
      async (_, before, after, due) => {
        jest.useFakeTimers();
        const hurried: string[] = [];
        setProcessWide('news', {
          feedStore: {
            isResting: () => true,
            hurry: (source: FeedSource) => void hurried.push(pathOf(source)),
          },
        });
        startScheduler([feedRounds()], () => undefined);
        await edit(boulder.replace(before, after));
        jest.advanceTimersByTime(3000);
        expect(hurried).toEqual(due);
      },
    );
  });
});
