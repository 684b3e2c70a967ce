import type { PlayerEvent, PlayerState } from './player-state';

/** Seconds. */
const waits = [1, 2, 4, 8];
/** A listener who has just pressed play sees the error sooner. */
const waitsAtStart = 2;
/** ms; a phone that changes its network gets no error, only silence. */
const silenceLimit = 15_000;
const steadyAfter = 10_000;

export function triesAfterDrop(heard: boolean): number {
  return heard ? waits.length : waitsAtStart;
}

export function retryDelay(drops: number): number {
  return (waits[Math.min(drops, waits.length) - 1] ?? 1) * 1000;
}

export function phaseTimer({ phase, drops }: PlayerState): { after: number; event: PlayerEvent } | undefined {
  if (phase === 'starting') return { after: silenceLimit, event: { kind: 'dropped' } };
  if (phase === 'retrying') return { after: retryDelay(drops), event: { kind: 'retry' } };
  if (phase === 'playing' && drops > 0) return { after: steadyAfter, event: { kind: 'steady' } };
  return undefined;
}
