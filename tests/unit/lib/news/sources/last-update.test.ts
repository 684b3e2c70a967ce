import { afterEach, expect, test } from '@jest/globals';
import type { FeedStore } from '@/lib/news/freshness/feed-store';
import { lastUpdate } from '@/lib/news/sources/last-update';

const shared = globalThis as { feedStore?: unknown };

/** Feeds that answered well at these times, in their order; 0 from then on. */
function answeredAt(...times: number[]): void {
  let asked = 0;
  const known = async () => ({ goodAt: times[asked++] ?? 0 });
  shared.feedStore = { known } as unknown as FeedStore;
}

afterEach(() => {
  delete shared.feedStore;
});

test('the last update is the latest good response of any feed', async () => {
  answeredAt(5000, 0, 1000);
  expect(await lastUpdate()).toEqual(new Date(5000));
});

test('it is not known before the first', async () => {
  answeredAt();
  expect(await lastUpdate()).toBeUndefined();
});
