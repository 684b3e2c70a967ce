import path from 'node:path';
import { z } from 'zod';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { openRecords, type RecordStore, sharedStore } from '@/lib/freshness/records/records';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import type { HiddenBefore } from '@/lib/news/desk/hidden-stories';
import { settings } from '@/lib/settings/settings';

type Stored = Timed & { before: HiddenBefore };

const stored = z.looseObject({ goodAt: z.number(), before: z.record(z.string(), z.array(z.string())) });

/** By city: a restart, or another instance, goes on where this one was. */
function store(): RecordStore<Stored> {
  return processWide('hidden stories', () => {
    const { cacheDir, city } = settings();
    const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, 'desk');
    const place = { folder, store: sharedStore(), name: `${city ?? '*'}:desk`, now: monotonicNow, log };
    return openRecords<Stored>(place, {
      format: 1,
      read: (text) => ({ ...neverAsked, ...stored.parse(text) }),
    });
  });
}

export async function hiddenBefore(city: string): Promise<HiddenBefore> {
  return (await store().load(city))?.before ?? {};
}

export async function rememberHidden(city: string, before: HiddenBefore): Promise<void> {
  await store().save(city, { ...neverAsked, goodAt: monotonicNow(), before });
}
