const everyMs = 60_000;

/** The first drop at once, those of the next minute as one number, so that bad reception does not fill the log. */
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
