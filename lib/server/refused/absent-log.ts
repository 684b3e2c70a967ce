import { type Log, log } from '@/lib/base/log';
import { fewLines } from '@/lib/server/refused/few-lines';

/** Errors (requirements section 2). */
export function createAbsentLog(tell: Log): (path: string) => void {
  const line = fewLines(tell, '404: no pages there either');
  return (path) => line('404: no page there', { path });
}

// One per process, however many bundles hold this file.
const shared = globalThis as typeof globalThis & { absentLog?: (path: string) => void };

export function logAbsent(path: string): void {
  shared.absentLog ??= createAbsentLog(log);
  shared.absentLog(path);
}
