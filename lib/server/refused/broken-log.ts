import { bugFacts, type Facts, log } from '@/lib/base/log';
import { cityHeader } from '@/lib/server/framework/city-header.mjs';
import { fewLines } from '@/lib/server/refused/few-lines';

/** As the framework tells of a request that it could not answer. */
export type BrokenRequest = {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

// One per process, however many bundles hold this file.
const shared = globalThis as typeof globalThis & { brokenLog?: (what: string, facts: Facts) => void };

/** The framework itself says nothing of an error while it is quiet (lib/server/main.mjs), and readers get a 500. */
export function logBroken(error: unknown, { path, headers }: BrokenRequest): void {
  shared.brokenLog ??= fewLines(log, '500: more pages that could not be made');
  const city = headers[cityHeader]?.toString();
  shared.brokenLog('500: a page could not be made', { path, city, ...bugFacts(error) });
}
