/**
 * Tells the page's waker (lib/server/scripts/page-waker.mjs) that the islands are awake: it gives them what was pressed
 * before. One turn later, since islands that look different with script are drawn anew first.
 */
export function tellHydrated(): void {
  setTimeout(() => window.dispatchEvent(new Event('page-awake')));
}
