import { bugFacts, type Facts, log } from '@/lib/base/log';
import { cityInHand } from '@/lib/city/this-city';
import { fewLines } from '@/lib/server/refused/few-lines';
import { loggedPath } from '@/lib/server/refused/logged-path';

/** As the framework tells of a request that it could not answer. */
export type BrokenRequest = { path: string };

// One per process, however many bundles hold this file.
const shared = globalThis as typeof globalThis & { brokenLog?: (what: string, facts: Facts) => void };

/** The framework itself says nothing of an error while it is quiet (lib/server/main.mjs), and readers get a 500. */
export function logBroken(error: unknown, { path }: BrokenRequest): void {
  shared.brokenLog ??= fewLines(log, '500: more pages that could not be made');
  const city = cityInHand()?.key;
  shared.brokenLog('500: a page could not be made', { path: loggedPath(path), city, ...bugFacts(error) });
}
