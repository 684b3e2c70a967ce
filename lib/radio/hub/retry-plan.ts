const firstWaitMs = 250;
const longestWaitMs = 2000;
/** A restart of a station is bridged; whoever has waited longer than this is told the end. */
export const longestGapMs = 10_000;
/** A call that lasted so long was a good one: the next failure is a new story. */
export const steadyMs = 10_000;

/**
 * How long to wait in ms before the station is called again, or nothing when it is time to give up: a quarter of a
 * second, doubling up to two, for ten seconds in all.
 */
export function nextWait(triesSoFar: number, silentForMs: number): number | undefined {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** triesSoFar);
  return silentForMs + wait <= longestGapMs ? wait : undefined;
}
