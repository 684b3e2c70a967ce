import { afterEach, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import type { FeedStore } from '@/lib/news/freshness/feed-store';
import { lastUpdate } from '@/lib/news/sources/last-update';

/** Feeds that answered well at these times, in their order; 0 from then on. */
function answeredAt(...times: number[]): void {
  let asked = 0;
  const known = async () => ({ goodAt: times[asked++] ?? 0 });
  setProcessWide('feed store', { known } as unknown as FeedStore);
}

afterEach(() => {
  setProcessWide('feed store', undefined);
});

test('the last update is the latest good response of any feed', async () => {
  answeredAt(5000, 0, 1000);
  expect(await lastUpdate()).toEqual(new Date(5000));
});

test('it is not known before the first', async () => {
  answeredAt();
  expect(await lastUpdate()).toBeUndefined();
});
