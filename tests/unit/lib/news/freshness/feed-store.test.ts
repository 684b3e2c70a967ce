import { expect, jest, test } from '@jest/globals';
import type { Failure } from '@/lib/base/outcome';
import type { RefreshResult } from '@/lib/news/freshness/apply-response';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { createFeedStore, type StoreDeps } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { listener } from '../../../listener';
import { item } from '../make-item';

const source = { url: 'https://news.example/feed' };
const start = Date.parse('2026-11-21T12:00:00Z');
const failure: Failure = { reason: 'refused', detail: 'nobody home' };
const tally = { came: 1, kept: 1, dropped: {} };
const failed: RefreshResult = { kind: 'failed', failure };

function answer(...titles: string[]) {
  const items = titles.map((title) => item({ id: title, title, link: `https://news.example/${title}` }));
  const rest = { tally, validators: {}, bodyHash: titles.join(), reading: '', askedMs: 0 };
  return { kind: 'items', items, ...rest } as const;
}

function setUp(refresh: StoreDeps['refresh'], stored?: FeedRecord) {
  const clock = { now: start };
  const copies = {
    load: async () => stored,
    save: async () => undefined,
  };
  const onChange = jest.fn();
  const store = createFeedStore({
    refresh,
    store: copies,
    refreshMs: 300_000,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log: listener().log,
  });
  return { store, clock, onChange };
}

/** A refresh that answers with these results in turn. */
function inTurn(...results: RefreshResult[]) {
  const refresh = jest.fn<StoreDeps['refresh']>();
  for (const result of results) refresh.mockResolvedValueOnce(result);
  return refresh;
}

const titles = async (store: ReturnType<typeof createFeedStore>) =>
  (await store.known(source)).items.map(({ title }) => title);

test('the last good items stay through failures, and new ones come within one try after healing', async () => {
  const { store, clock } = setUp(inTurn(answer('good'), failed, failed, answer('healed')));
  await store.refresh(source);
  clock.now += 300_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['good']);
  clock.now += 60_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['good']);
  clock.now += 120_000;
  await store.refresh(source);
  expect(await titles(store)).toEqual(['healed']);
});

test('fault 69: after a restart the last good items come from disk, without asking anyone', async () => {
  const stored = { ...newRecord(source.url), items: [item({ title: 'from disk' })], goodAt: start - 1000 };
  const refresh = inTurn();
  const { store } = setUp(refresh, stored);
  expect(await titles(store)).toEqual(['from disk']);
  expect(refresh).not.toHaveBeenCalled();
});

test('a change that a reader would see is told once; unchanged headlines are not', async () => {
  const { store, clock, onChange } = setUp(inTurn(answer('one'), answer('one'), answer('two')));
  for (let turn = 0; turn < 3; turn++) {
    await store.refresh(source);
    clock.now += 300_000;
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

const calendar = { dates: 'September 1, 2026', text: '' };

test.each<[string, Partial<NewsItem>, Partial<NewsItem>]>([
  ['the name of its source', { source: 'The Example' }, { source: 'The New Example' }],
  ['quirk 35: the day of an event', { calendar }, { calendar: { ...calendar, dates: 'September 8, 2026' } }],
])('what a reader would see of a headline is %s too', async (_, before, after) => {
  const told = (fields: Partial<NewsItem>): RefreshResult => ({
    ...answer(JSON.stringify(fields)),
    items: [item({ id: 'one', link: 'https://news.example/one', title: 'One', ...fields })],
  });
  const { store, clock, onChange } = setUp(inTurn(told(before), told(after)));
  await store.refresh(source);
  clock.now += 600_000;
  await store.refresh(source);
  expect(onChange).toHaveBeenCalledTimes(2);
});
