import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { readFolderPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { healthReply } from '@/lib/health/health-reply';
import { isReady, MAX_START_MS } from '@/lib/health/site-health';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { writeFiles } from '../../../temporary/folder';
import { serveCitiesOf, smallest, writeCities, writeCity } from '../city/read/write-city';

const now = Date.parse('2026-11-21T12:00:00Z');
const unread: Timed = neverAsked;
const good: Timed = { ...neverAsked, goodAt: now - 1000 };
const failed: Timed = { ...neverAsked, fails: 1, lastFailure: { reason: 'refused', detail: '' } };
const retrying: Timed = { ...failed, fails: 0 };
const expired: Timed = { ...good, goodAt: now - 8 * 86_400_000 };

test.each<[string, Timed[], number, boolean]>([
  ['not ready while no feed has responded', [unread, unread], 500, false],
  ['not ready while some feeds failed and others are being fetched', [failed, unread], 500, false],
  ['ready once a feed has headlines', [good, unread, failed], 500, true],
  ['ready if every feed failed', [failed, retrying], 500, true],
  ['not ready while all copies are too old and feeds are being fetched', [expired, unread], 500, false],
  ['ready after the maximum start time, even if feeds hang', [unread, unread], MAX_START_MS, true],
  ['ready without feeds', [], 500, true],
])('a site is %s', (_, feeds, uptime, ready) => {
  expect(isReady({ feeds, sources: feeds.length }, uptime, now)).toBe(ready);
});

test('a network is not ready while some feeds have not been tried, even if the others have failed', () => {
  expect(isReady({ feeds: [failed], sources: 2 }, 500, now)).toBe(false);
  expect(isReady({ feeds: [], sources: 2 }, 500, now)).toBe(false);
});

const folder = writeCities({
  boulder: `${smallest}hosts: [boulder.example]\n`,
  marfa: `${smallest.replace('local-news:', 'sports:')}hosts: [marfa.example]\n`,
});
const serve = (city: string) => serveCitiesOf(folder, { CITY: city });

async function health(host: string, query: string, forOperator = true) {
  const reply = await healthReply(host, new URLSearchParams(query), forOperator);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return { status: reply.status, facts: JSON.parse(await reply.text()) };
}

describe('with many cities', () => {
  beforeAll(() => serve(''));

  // This test must run before any other test reads marfa's posts.
  test('the network’s report lists a city’s unreadable posts once the city’s posts have been read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeFiles(folder, { 'marfa/posts/new.md': '---\nmetaTitle: A\n  - b\n---\n' });
    const mistakes = async () => (await health('10.0.0.7', 'ready')).facts.mistakes;
    expect(await mistakes()).toEqual([]);
    await readFolderPosts(cityByKey('marfa') as City);
    expect(await mistakes()).toEqual([expect.stringMatching(/^marfa\/posts\/new\.md:\d: /)]);
  });

  test('the process is live at every host', async () => {
    for (const host of ['10.0.0.7', 'marfa.example', ''])
      expect(await health(host, '')).toEqual({ status: 200, facts: { live: true } });
  });

  test('each city’s host reports only its own sources, whatever the query says', async () => {
    const own = await health('marfa.example:8080', 'ready');
    expect(own.facts).not.toHaveProperty('cities');
    const other = await health('marfa.example', 'ready&city=boulder');
    expect(other.facts.feeds).toEqual(own.facts.feeds);
  });

  test('a host that belongs to no city reports on the whole network, or on the city in the query', async () => {
    expect((await health('10.0.0.7', 'ready')).facts).toHaveProperty('cities', 2);
    expect((await health('10.0.0.7', 'ready&city=boulder')).facts).not.toHaveProperty('cities');
    const facts = { error: 'no such city is served' };
    expect(await health('10.0.0.7', 'ready&city=none')).toEqual({ status: 404, facts });
  });
});

/** Returns all strings in a report, at any depth. */
const textsOf = (facts: unknown): string[] =>
  facts instanceof Object ? Object.values(facts).flatMap(textsOf) : typeof facts === 'string' ? [facts] : [];

describe('the report for anyone but the operator', () => {
  const front = (title: string, facts: string) => `---\ntitle: ${title}\n${facts}\n---\n\nWords.\n`;
  const secret = writeCity({
    'city.yaml': `${smallest}hosts: [boulder.example]\n`,
    'posts/sealed-draft.md': front('A sealed draft', 'draft: true'),
    'posts/sealed-plan.md': front('A sealed plan', 'date: 2099-01-01'),
    'posts/sealed-slip.md': front('A sealed slip', 'date: someday'),
    'desk.yaml':
      'pin:\n  - { link: /blog/sealed-draft, until: 2099-01-01 }\n  - { link: /blog/sealed-plan }\nhide: 7\n',
  });
  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await serveCitiesOf(secret);
    const { url } = { url: 'https://10.0.0.9/sealed-feed' };
    const failure = { reason: 'http-status' as const, status: 503, detail: 'sealed-host' };
    setProcessWide('news', {
      feedStore: {
        records: () => [{ ...newRecord(url), fails: 3, lastFailure: failure, movedTo: `${url}-moved` }],
      },
    });
  });

  test.each(['boulder.example', '10.0.0.7'])(
    'has counts but no names or addresses at the host %s',
    async (host) => {
      const all = await health(host, 'ready');
      expect(textsOf(all.facts).length).toBeGreaterThan(5);
      const { status, facts } = await health(host, 'ready', false);
      expect(status).toBe(all.status);
      expect(Object.keys(facts)).toEqual(Object.keys(all.facts));
      expect(facts.mistakes).toBe(all.facts.mistakes.length);
      expect(textsOf(facts).filter((text) => !/^[a-z]+(?: [a-z]+)*$/.test(text))).toEqual([]);
      expect(JSON.stringify(facts)).not.toMatch(/sealed|boulder|\.md|yaml|10\.0\.0|https?:/);
    },
  );
});

test.each(['ready', 'ready&city=marfa', 'ready&city=none'])(
  'if only one city is served, ?%s returns a report on that city',
  async (query) => {
    await serve('marfa');
    expect((await health('10.0.0.7', query)).facts).not.toHaveProperty('cities');
  },
);

test('without the cities folder, the process is live but not ready', async () => {
  await serve('gone');
  const facts = { ready: false, error: 'no city is there' };
  expect(await health('10.0.0.7', 'ready')).toEqual({ status: 503, facts });
  expect((await health('10.0.0.7', '')).status).toBe(200);
});
