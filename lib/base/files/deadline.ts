/** Number of intervals into which a deadline is divided. */
const STEPS = 10;

/**
 * Rejects with a TimeoutError if `work` takes longer than `timeoutMs`. A blocked event loop counts as at most a tenth
 * of the time, so a busy process does not look like a slow disk. The work is not interrupted; a late result is ignored.
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
