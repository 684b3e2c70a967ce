/** The parts into which a deadline is divided. */
const STEPS = 10;

/**
 * Rejects with a TimeoutError if `work` takes longer. Time in which this process is too busy to let work go on counts as
 * one tenth at most: a disk is not slow because of that. The work is not interrupted; a late result is ignored.
 */
export async function withDeadline<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    let steps = 0;
    timer = setInterval(() => {
      steps += 1;
      if (steps === STEPS) reject(new DOMException('too late', 'TimeoutError'));
    }, timeoutMs / STEPS);
  });
  try {
    return await Promise.race([work(), expired]);
  } finally {
    clearInterval(timer);
  }
}
