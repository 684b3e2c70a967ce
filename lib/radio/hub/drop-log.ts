/** How often at most drops are told. */
const everyMs = 60_000;

/**
 * Tells the first drop at once and those of the following minute as one number: a street without reception must not
 * fill the log.
 */
export function createDropLog(tell: (listeners: number) => void): () => void {
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(): void {
    timer = undefined;
    if (untold > 0) now();
  }

  function now(): void {
    tell(untold);
    untold = 0;
    timer = setTimeout(later, everyMs);
    timer.unref?.();
  }

  return () => {
    untold++;
    if (!timer) now();
  };
}
