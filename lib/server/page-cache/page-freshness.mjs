// Plain JavaScript: the framework loads the page cache outside the bundle.

/** The dateline and "Updated 3 hours ago" move on their own: no page is served older than this, ms. */
const longestLife = 10 * 60_000;

/**
 * Whether a page made at `madeAt` still shows all that is known, when what it shows last changed at `changedAt` (ms).
 * @param {{ madeAt: number, changedAt: number, now: number }} page
 */
export function isFreshPage({ madeAt, changedAt, now }) {
  const age = now - madeAt;
  return age >= 0 && age <= longestLife && changedAt < madeAt;
}
