import { type Log, log } from '@/lib/base/log';

/** A minute: enough to see a broken link, too few for a scanner to fill the log. */
const mostLines = 20;
const minute = 60_000;

/** Errors (requirements section 2): the first of a minute by path, the others as one number at its end. */
export function createAbsentLog(tell: Log): (path: string) => void {
  let told = 0;
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endOfMinute(): void {
    if (untold > 0)
      tell('error', '404: no pages there either', { paths: untold, lastSeconds: minute / 1000 });
    told = 0;
    untold = 0;
    timer = undefined;
  }

  return (path) => {
    if (!timer) {
      timer = setTimeout(endOfMinute, minute);
      timer.unref?.();
    }
    if (told === mostLines) untold += 1;
    else {
      told += 1;
      tell('error', '404: no page there', { path });
    }
  };
}

// One per process, however many bundles hold this file.
const shared = globalThis as typeof globalThis & { absentLog?: (path: string) => void };

export function logAbsent(path: string): void {
  shared.absentLog ??= createAbsentLog(log);
  shared.absentLog(path);
}
