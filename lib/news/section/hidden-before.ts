import path from 'node:path';
import { z } from 'zod';
import { memoize } from '@/lib/base/cache';
import { log } from '@/lib/base/log';
import { sharedStore } from '@/lib/freshness/records/records';
import { textFiles } from '@/lib/freshness/records/text-files';
import type { HiddenBefore } from '@/lib/news/clusters/shown-groups';
import { settings } from '@/lib/settings/settings';

const shape = z.record(z.string(), z.array(z.string())).catch({});
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the store of hidden reports. They must stay hidden after a restart and on other instances. */
const textsIn = memoize(1, (cacheDir) => {
  const folder = path.resolve(/*turbopackIgnore: true*/ cacheDir, 'desk');
  return sharedStore() ?? textFiles(folder, log);
});
const texts = () => textsIn(settings().cacheDir);

/** Returns the keys of reports that were hidden earlier in a city; empty if they cannot be read. */
export async function hiddenBefore(city: string): Promise<HiddenBefore> {
  const stored = texts().get(`desk:${city}`);
  // The list starts empty after a read error. Reports that are still in the feeds are found again.
  return shape.parse(await stored.then((text) => JSON.parse(text ?? '{}')).catch(() => ({})));
}

/** Stores the keys of the hidden reports of a city for a year. */
export async function rememberHidden(city: string, before: HiddenBefore): Promise<void> {
  await texts().set(`desk:${city}`, JSON.stringify(before), YEAR_MS);
}
