import { createHash } from 'node:crypto';
import { clockSlack } from '@/lib/base/clock';
import type { RecordShape } from '@/lib/freshness/records/record-store';

export function textOf<R>({ format }: RecordShape<R>, record: R): string {
  return JSON.stringify({ format, record });
}

/** Undefined for another format or a record that cannot be used. Throws for damaged JSON. */
export function recordIn<R>({ format, read }: RecordShape<R>, text: string, key: string): R | undefined {
  const stored = JSON.parse(text) as { format: number; record: unknown };
  return stored.format === format ? read(stored.record, key) : undefined;
}

/** `goodAt` of a stored copy; 0 for none, a damaged one, or a time in the future. */
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

export function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
