import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { printable } from '@/lib/base/text/clean-text';

export type Audit = (who: string, action: string, what?: string) => Promise<void>;

/** Returns a function that appends a line to DESK_DIR/audit.log for each action. Texts and secrets are not logged. */
export function auditIn(folder: string, clock: () => number): Audit {
  return async (who, action, what = '') => {
    const line = [
      new Date(clock()).toISOString(),
      ...[who, action, what].map((one) => printable(one).slice(0, 300)),
    ];
    await mkdir(folder, { recursive: true });
    await appendFile(path.join(folder, 'audit.log'), `${line.join('\t').trimEnd()}\n`, { mode: 0o600 });
  };
}
