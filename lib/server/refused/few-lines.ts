import type { Facts, Log } from '@/lib/base/log';

/** Enough to see what is wrong, too few for a scanner to fill the log. */
const mostLines = 20;
const minute = 60_000;

/** Errors: the first of a minute a line each, the others as one number at its end, with the words `others`. */
export function fewLines(tell: Log, others: string): (what: string, facts: Facts) => void {
  let told = 0;
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function endOfMinute(): void {
    if (untold > 0) tell('error', others, { paths: untold, lastSeconds: minute / 1000 });
    told = 0;
    untold = 0;
    timer = undefined;
  }

  return (what, facts) => {
    if (!timer) {
      timer = setTimeout(endOfMinute, minute);
      timer.unref?.();
    }
    if (told === mostLines) untold += 1;
    else {
      told += 1;
      tell('error', what, facts);
    }
  };
}
