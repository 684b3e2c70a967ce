/**
 * Milliseconds since 1970 by a clock that only moves forward; for ages, delays and order. Use `Date.now()` for dates
 * that readers see and times that outlive the process.
 */
export function monotonicNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/** In ms. Smaller clock corrections are normal. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** Returns how far the clock was set forward since the process started, in ms; negative if back, 0 below a minute. */
export function clockSetBy(): number {
  const by = Date.now() - monotonicNow();
  return Math.abs(by) > CLOCK_TOLERANCE_MS ? by : 0;
}
