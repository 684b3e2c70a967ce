import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 4;

/**
 * Called after each small step of long work; returns a promise only when it is time to yield, since promises are slow.
 */
export type Pause = () => Promise<void> | undefined;

/** Returns a pause that yields to other work every 4 ms. */
export function inSlices(now: () => number = () => performance.now()): Pause {
  let begun = now();
  const rest = async () => {
    await nextTurn();
    begun = now();
  };
  return () => (now() - begun < SLICE_MS ? undefined : rest());
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Returns a promise for a turn of the event loop that no other caller has. */
export function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
