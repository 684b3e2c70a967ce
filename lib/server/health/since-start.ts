import { processWide, setProcessWide } from '@/lib/base/process-wide';

export function noteStart(): void {
  setProcessWide('gathering since', performance.now());
}

/** Since the first fetch, not since the process began: a slow machine may take its time before that. */
export function msSinceStart(): number {
  return performance.now() - processWide('gathering since', () => 0);
}
