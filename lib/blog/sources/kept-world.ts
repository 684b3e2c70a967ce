import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { diskVoice } from '@/lib/freshness/disk-voice';
import type { Kept } from '@/lib/freshness/last-good';
import { type RecordFiles, recordFiles } from '@/lib/freshness/record-files';
import type { Log } from '@/lib/log';

/** What the copies of a functions host need of the world around them. */
export type KeptWorld = {
  /** Names the host and the domain, so that another host's copies are never taken for its own. */
  identity: string;
  /** Folder of all stored copies. */
  folder: string;
  /** Where a date without a zone is read (IANA). */
  zone: string;
  refreshMs: number;
  now: () => number;
  random: () => number;
  onChange: () => void;
  log: Log;
};

const format = 1;

/** Stored copies of one kind; what comes back from disk passes the same schema as what came from the host. */
export function filesFor<T>(world: KeptWorld, kind: string, value: z.ZodType<T>): RecordFiles<Kept<T>> {
  const host = createHash('sha256').update(world.identity).digest('hex').slice(0, 12);
  const times = { goodAt: z.number(), fails: z.number(), nextTry: z.number() };
  const record = z.looseObject({ key: z.string(), value, ...times });
  const read = (stored: unknown, key: string) => {
    const kept = record.parse(stored) as Kept<T>;
    return kept.key === key ? kept : undefined;
  };
  const folder = path.join(world.folder, host, kind);
  const room = { folder, voice: diskVoice(world.log, folder), now: world.now };
  return recordFiles<Kept<T>>(room, { format, read });
}
