import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { searchSources } from '@/lib/search/search-sources';
import { item } from '../news/make-item';
import '../../with-anaheim';

const now = Date.parse('2026-11-22T20:00:00Z');
const calendar = { dates: 'November 25, 2026', text: 'Books read aloud.' };
const items = [
  item({ title: 'Council votes', firstSeen: new Date(now) }),
  item({ title: 'Story Time', firstSeen: new Date(now), calendar }),
];

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const known = async ({ url }: { url: string }) => ({ ...newRecord(url), items, goodAt: now });
  setProcessWide('feed store', { known });
});
afterAll(() => {
  jest.useRealTimers();
  setProcessWide('feed store', undefined);
});

async function documentsOf(name: string) {
  const found = await searchSources.find((source) => source.name === name)?.documents();
  return found?.ok ? found.value : [];
}

test('headlines of all sections are found, and the events among them are not headlines', async () => {
  const titles = new Set((await documentsOf('headlines')).map(({ title }) => title));
  expect([...titles]).toEqual(['Council votes']);
});

test('coming events are found', async () => {
  const found = await documentsOf('events');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ kind }) => kind === 'event')).toBe(true);
});
