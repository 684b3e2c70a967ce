import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Returns the CPU seconds that the host took from this virtual machine (steal time), summed over processors. */
function takenSeconds(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/)[8]) / 100;
  } catch {
    return Number.NaN;
  }
}

/**
 * Returns a function that returns the share of CPU time stolen since this call; NaN on systems other than
 * Linux.
 */
export function shareTaken(): () => number {
  const [begun, before] = [performance.now(), takenSeconds()];
  return () => (1000 * (takenSeconds() - before)) / (performance.now() - begun) / cpus().length;
}

/** Formats a share as "14.9 %". */
export function inPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
