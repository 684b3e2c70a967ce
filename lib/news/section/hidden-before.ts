import path from 'node:path';
import { z } from 'zod';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { sharedStore } from '@/lib/freshness/records/records';
import { textFiles } from '@/lib/freshness/records/text-files';
import type { HiddenBefore } from '@/lib/news/section/hidden-stories';
import { settings } from '@/lib/settings/settings';

const shape = z.record(z.string(), z.array(z.string())).catch({});
const aYear = 365 * 24 * 60 * 60 * 1000;

/** A restart, or another instance, goes on where this one was. */
const texts = () =>
  processWide('hidden stories', () => {
    const folder = path.resolve(/*turbopackIgnore: true*/ settings().cacheDir, 'desk');
    return sharedStore() ?? textFiles(folder, log);
  });

export async function hiddenBefore(city: string): Promise<HiddenBefore> {
  const stored = texts().get(`desk:${city}`);
  // What cannot be read is found again as far as the feeds still have it.
  return shape.parse(await stored.then((text) => JSON.parse(text ?? '{}')).catch(() => ({})));
}

export async function rememberHidden(city: string, before: HiddenBefore): Promise<void> {
  await texts().set(`desk:${city}`, JSON.stringify(before), aYear);
}
