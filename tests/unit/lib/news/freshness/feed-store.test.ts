import { expect, jest, test } from '@jest/globals';
import { createFeedStore, type FeedStoreOptions } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import type { RefreshResult } from '@/lib/news/sources/fetch-feed';
import { listener } from '../../../listener';
import { item } from '../make-item';

const source = { url: 'https://news.example/feed' };
const calendar = { dates: 'September 1, 2026', text: '' };

function responseWith(fields: Partial<NewsItem>): RefreshResult {
  const items = [item({ id: 'one', link: 'https://news.example/one', title: 'One', ...fields })];
  const tally = { came: 1, kept: 1, dropped: {} };
  return {
    kind: 'items',
    items,
    tally,
    validators: {},
    bodyHash: JSON.stringify(fields),
    reading: '',
    askedMs: 0,
  };
}

test.each<[string, Partial<NewsItem>, Partial<NewsItem>]>([
  ['the name of its source', { source: 'The Example' }, { source: 'The New Example' }],
  ['the day of an event (quirk 35)', { calendar }, { calendar: { ...calendar, dates: 'September 8, 2026' } }],
])('reports a change of %s in a headline, because readers see it', async (_, before, after) => {
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const onChange = jest.fn();
  const fetch = jest.fn<FeedStoreOptions['fetch']>();
  fetch.mockResolvedValueOnce(responseWith(before)).mockResolvedValueOnce(responseWith(after));
  const store = createFeedStore({
    fetch,
    records: { load: async () => undefined, save: async () => undefined },
    revalidateMs: 300_000,
    now: () => clock.now,
    random: () => 0.5,
    onChange,
    log: listener().log,
  });
  await store.refresh(source);
  clock.now += 600_000;
  await store.refresh(source);
  expect(onChange).toHaveBeenCalledTimes(2);
});
