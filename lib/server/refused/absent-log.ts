import { type Log, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { fewLines } from '@/lib/server/refused/few-lines';
import { loggedPath } from '@/lib/server/refused/logged-path';

type AbsentLog = (path: string, city: string) => void;

/** Errors (requirements section 2); `city` is its key. */
export function createAbsentLog(tell: Log): AbsentLog {
  const line = fewLines(tell, '404: no pages there either');
  return (path, city) => line('404: no page there', { path: loggedPath(path), city });
}

export function logAbsent(path: string, city: string): void {
  processWide('absent log', () => createAbsentLog(log))(path, city);
}
