/**
 * ms since 1970 by the clock as it stood when the process began, and only ever forward: for ages, waits and what came
 * first. Dates that readers see, and times that outlive the process, are `Date.now()`.
 */
export function monotonicNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/** ms; smaller corrections of a clock are normal. */
export const clockSlack = 60_000;

/** How far the clock was set forward since the process began, in ms; negative for back, 0 for up to a minute. */
export function clockSetBy(): number {
  const by = Date.now() - monotonicNow();
  return Math.abs(by) > clockSlack ? by : 0;
}
