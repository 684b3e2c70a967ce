import { crc32 } from 'node:zlib';

/** Up to this many sources are all asked at the start. */
const fewSources = 500;

/**
 * In ms after the start, when a source is first asked without a reader who waits for it: of many sources evenly over
 * their period, each always at the same moment of it. From then on it keeps its own time.
 */
export function firstLookAfter(address: string, sources: number, periodMs: number): number {
  return sources <= fewSources ? 0 : Math.floor((crc32(address) / 2 ** 32) * periodMs);
}

/** How many sources are looked at in one second, so that no look keeps readers waiting. */
const perLook = 1000;

/** Which of so many sources are looked at in a round, one a second: those whose place has the remainder `turn`. */
export function lookOf(round: number, sources: number): { turn: number; of: number } {
  const of = Math.ceil(sources / perLook) || 1;
  return { turn: round % of, of };
}

const least = 4;
const most = 64;

/** How many fetches at once bring all sources in within half of their period, at a second each (requirements section 12). */
export function fetchesAtOnce(sources: number, periodMs: number): number {
  return Math.min(most, Math.max(least, Math.ceil((2 * sources * 1000) / periodMs)));
}
