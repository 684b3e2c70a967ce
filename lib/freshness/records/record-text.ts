import { createHash } from 'node:crypto';
import type { RecordShape } from '@/lib/freshness/records/record-store';
import { clockSlack } from '@/lib/freshness/refresh-policy';

/** A record as it is stored. */
export function textOf<R>({ format }: RecordShape<R>, record: R): string {
  return JSON.stringify({ format, record });
}

/** A stored record; nothing for one of another format or that cannot be used. Throws for a damaged one. */
export function recordIn<R>({ format, read }: RecordShape<R>, text: string, key: string): R | undefined {
  const stored = JSON.parse(text) as { format: number; record: unknown };
  return stored.format === format ? read(stored.record, key) : undefined;
}

/** When a stored copy was good; 0 for none, for a damaged one, and for one from a future that is none of ours. */
export function goodAtIn(format: number, text: string | undefined, now: number): number {
  if (text === undefined) return 0;
  try {
    const stored = JSON.parse(text) as { format?: number; record?: { goodAt?: unknown } };
    const goodAt = stored.format === format ? stored.record?.goodAt : 0;
    return typeof goodAt === 'number' && goodAt <= now + clockSlack ? goodAt : 0;
  } catch {
    return 0;
  }
}

/** A name for a key that any store can bear: 32 letters and digits. */
export function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
