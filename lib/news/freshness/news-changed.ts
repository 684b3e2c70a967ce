// The page cache is loaded by the framework outside the bundle, so the two meet on a registered symbol.
const key = Symbol.for('local-news.changed-at');
const shared = globalThis as typeof globalThis & { [key]?: number };

/** Says that pages made before now no longer show all that is known (see lib/web/page-cache.mjs). */
export function markNewsChanged(): void {
  shared[key] = Date.now();
}

/** When what is known last changed, ms since 1970; 0 when it has not since the start. */
export function newsChangedAt(): number {
  return shared[key] ?? 0;
}
