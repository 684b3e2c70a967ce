import { createHash } from 'node:crypto';
import { clockSlack } from '@/lib/base/clock';

/** None of its functions throws. */
export type RecordStore<R> = {
  load: (key: string) => Promise<R | undefined>;
  /** Does nothing if another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
  shared?: (key: string) => Promise<R | undefined>;
  /** Whether the shared store answered when it was last asked. */
  inReach?: () => boolean;
};

export type RecordShape<R> = {
  /** Change it when older records can no longer be read; those are ignored without a log line. */
  format: number;
  /** May return undefined or throw for a record that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

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
