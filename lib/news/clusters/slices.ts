import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 4;

/** A pause to call after every small step of long work: it lets others run whenever a slice of 4 ms is over. */
export function inSlices(now: () => number = () => performance.now()): () => Promise<void> {
  let begun = now();
  return async () => {
    if (now() - begun < sliceMs) return;
    await nextTurn();
    begun = now();
  };
}
