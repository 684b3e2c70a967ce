import pLimit from 'p-limit';

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
