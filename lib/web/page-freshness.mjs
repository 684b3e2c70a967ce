// Plain JavaScript: the framework loads the page cache outside the bundle.

/** A page may be served while a newer one is made behind it for this long, ms. */
const servedWhileRemade = 60_000;
/** The dateline and "Updated 3 hours ago" move on their own: no page is served older than this, ms. */
const longestLife = 10 * 60_000;

/**
 * What to do with a page made at `madeAt` when the news last changed at `changedAt` (ms):
 * serve it ('fresh'), serve it and make a new one behind ('stale'), or make a new one first ('gone').
 * Making one costs some 30 ms and never waits on a feed, so that an hour-old page is served to nobody.
 * @param {{ madeAt: number, changedAt: number, now: number }} page
 * @returns {'fresh' | 'stale' | 'gone'}
 */
export function pageFreshness({ madeAt, changedAt, now }) {
  const age = now - madeAt;
  if (age < 0 || age > longestLife) return 'gone';
  if (changedAt < madeAt) return 'fresh';
  return age <= servedWhileRemade ? 'stale' : 'gone';
}
