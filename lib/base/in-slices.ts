import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 4;

/** What long work waits for, if for anything, after each small step; a promise a step would cost more than the step. */
export type Pause = () => Promise<void> | undefined;

/** A pause that yields to other work every 4 ms. */
export function inSlices(now: () => number = () => performance.now()): Pause {
  let begun = now();
  const rest = async () => {
    await nextTurn();
    begun = now();
  };
  return () => (now() - begun < sliceMs ? undefined : rest());
}
