import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 4;

/** Call it after each small step of long work: it yields to other work every 4 ms. */
export function inSlices(now: () => number = () => performance.now()): () => Promise<void> {
  let begun = now();
  return async () => {
    if (now() - begun < sliceMs) return;
    await nextTurn();
    begun = now();
  };
}
