declare global {
  interface Window {
    /** When the page had loaded, ms since 1970: noted by its waker (lib/server/scripts/page-waker.mjs). */
    pageLoadedAt?: number;
  }
}

/** Milliseconds since the page has loaded: its scripts come later. 0 where nobody has noted it. */
export function sinceLoad({ pageLoadedAt }: Pick<Window, 'pageLoadedAt'>, now: number): number {
  return Math.max(0, now - (pageLoadedAt ?? now));
}
