const firstWaitMs = 250;
const longestWaitMs = 2000;
/** A station's restart is bridged; after this, listeners are disconnected. */
const longestGapMs = 10_000;
/** After a connection this long, retries start over. */
export const steadyMs = 10_000;

/** ms before the next try, or undefined to give up: a quarter of a second, doubling up to two, ten seconds in all. */
export function nextWait(triesSoFar: number, silentForMs: number): number | undefined {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** triesSoFar);
  return silentForMs + wait <= longestGapMs ? wait : undefined;
}
