import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '@/lib/base/log';
import type { IsPublished } from '@/lib/blog/published';
import type { Kept } from '@/lib/freshness/last-good';
import { openRecords } from '@/lib/freshness/records/open-records';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import type { Turns } from '@/lib/freshness/schedule/turns';
import type { TextStore } from '@/lib/web/shared-store/text-store';

export type HostCacheDeps = {
  /** Of the host and the domain whose posts these are; each has copies of its own. */
  identity: string;
  /** Of the host: several cities may ask the same. */
  turn: ReturnType<Turns>;
  /** Whether the domain that a post names is that of another city. */
  isForeign: (domain: string) => boolean;
  isPublished: IsPublished;
  folder: string;
  store: TextStore | undefined;
  name: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  refreshMs: number;
  now: () => number;
  random: () => number;
  onChange: () => void;
  log: Log;
};

const format = 1;

/** Stored copies of one kind; they pass the same schema as the host's replies when read back. */
export function storeFor<T>(deps: HostCacheDeps, kind: string, value: z.ZodType<T>): RecordStore<Kept<T>> {
  const host = createHash('sha256').update(deps.identity).digest('hex').slice(0, 12);
  const times = { goodAt: z.number(), fails: z.number(), nextTry: z.number() };
  const record = z.looseObject({ key: z.string(), value, ...times });
  const read = (stored: unknown, key: string) => {
    const kept = record.parse(stored) as Kept<T>;
    return kept.key === key ? kept : undefined;
  };
  const place = {
    ...deps,
    folder: path.join(deps.folder, host, kind),
    name: `${deps.name}:${host}:${kind}`,
  };
  return openRecords<Kept<T>>(place, { format, read });
}
