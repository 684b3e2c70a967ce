import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

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

/** Does `work`, which never rejects, for one key after the other; a key that waits already is not queued again. */
export function workQueue(work: (key: string) => Promise<void>): (key: string) => void {
  const inTurn = pLimit(1);
  const waiting = new Set<string>();
  return (key) => {
    if (waiting.has(key)) return;
    waiting.add(key);
    void inTurn(() => {
      waiting.delete(key);
      return work(key);
    });
  };
}
