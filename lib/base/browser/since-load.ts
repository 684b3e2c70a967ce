declare global {
  interface Window {
    /** In ms since 1970, set by lib/server/scripts/load-scripts.ts. */
    pageLoadedAt?: number;
  }
}

/** Milliseconds; the scripts come later than that. 0 where it is not known. */
export function sinceLoad({ pageLoadedAt }: Pick<Window, 'pageLoadedAt'>, now: number): number {
  return Math.max(0, now - (pageLoadedAt ?? now));
}
