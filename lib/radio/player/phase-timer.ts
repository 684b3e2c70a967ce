import type { PlayerEvent } from './player-reducer';
import type { PlayerState } from './player-state';

/** Waits before the tries after a drop, seconds. A station that restarts is back by then, or is really away. */
const waits = [1, 2, 4, 8];
/** A listener who has just pressed play is told sooner. */
const waitsAtStart = 2;
/** A connection without sound for so long is lost, though nobody has said so: a phone has changed its network. */
const silenceLimit = 15_000;
const steadyAfter = 10_000;

/** How often a lost connection is tried again before the listener is told. */
export function triesAfterDrop(heard: boolean): number {
  return heard ? waits.length : waitsAtStart;
}

/** The wait before the try that follows the given number of drops, ms. */
export function retryDelay(drops: number): number {
  return (waits[Math.min(drops, waits.length) - 1] ?? 1) * 1000;
}

/** What happens by itself when a state lasts, and after how many ms; nothing while paused. */
export function phaseTimer({ phase, drops }: PlayerState): { after: number; event: PlayerEvent } | undefined {
  if (phase === 'starting') return { after: silenceLimit, event: { kind: 'dropped' } };
  if (phase === 'retrying') return { after: retryDelay(drops), event: { kind: 'retry' } };
  if (phase === 'playing' && drops > 0) return { after: steadyAfter, event: { kind: 'steady' } };
  return undefined;
}
