import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Seconds of all processors together in which a machine that shares its host was not let run. */
function takenSeconds(): number {
  try {
    return Number(readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/ +/)[8]) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Tells, when it is called, which share of the processors the host took for others since then; NaN but on Linux. */
export function shareTaken(): () => number {
  const [begun, before] = [performance.now(), takenSeconds()];
  return () => (1000 * (takenSeconds() - before)) / (performance.now() - begun) / cpus().length;
}

/** "14.9 %". */
export function inPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
