import { bugFacts, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { cityInHand } from '@/lib/city/this-city';
import { fewLines } from '@/lib/server/refused/few-lines';
import { loggedPath } from '@/lib/server/refused/logged-path';

/** As the framework tells of a request that it could not answer. */
export type BrokenRequest = { path: string };

/** The framework itself says nothing of an error while it is quiet (lib/server/main.mjs), and readers get a 500. */
export function logBroken(error: unknown, { path }: BrokenRequest): void {
  const line = processWide('broken log', () => fewLines(log, '500: more pages that could not be made'));
  const city = cityInHand()?.key;
  line('500: a page could not be made', { path: loggedPath(path), city, ...bugFacts(error) });
}
