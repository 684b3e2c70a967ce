/**
 * Milliseconds since 1970 by a clock that only moves forward, for ages, delays and sorting. Use `Date.now()` for dates
 * that readers see and for times that outlive the process.
 */
export function monotonicNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/** Clock corrections of up to a minute are normal. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** Returns how far the clock was set forward since startup, in ms; negative if set back, 0 for under a minute. */
export function clockSetBy(): number {
  const by = Date.now() - monotonicNow();
  return Math.abs(by) > CLOCK_TOLERANCE_MS ? by : 0;
}
