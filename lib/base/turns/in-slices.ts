import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 4;

/** A function to call after each small step of long work. Returns a promise only when it is time to yield. */
export type Pause = () => Promise<void> | undefined;

/** Returns a `Pause` function that yields to other work every 4 ms. */
export function inSlices(now: () => number = () => performance.now()): Pause {
  let begun = now();
  const rest = async () => {
    await nextTurn();
    begun = now();
  };
  return () => (now() - begun < SLICE_MS ? undefined : rest());
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves in a later turn of the event loop; no two callers share a turn. */
export function ownTurn(): Promise<unknown> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}
