// Plain JavaScript: the framework loads the page cache outside the bundle.

/** ms; "Updated 3 hours ago" goes out of date on its own. */
const longestLife = 10 * 60_000;

/** @param {{ madeAt: number, changedAt: number, now: number }} page */
export function isFreshPage({ madeAt, changedAt, now }) {
  const age = now - madeAt;
  return age >= 0 && age <= longestLife && changedAt < madeAt;
}
