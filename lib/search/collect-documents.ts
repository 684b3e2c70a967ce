import { setTimeout as sleep } from 'node:timers/promises';
import { bugFacts, type Log } from '@/lib/base/log';
import type { SearchDocument } from '@/lib/search/search-document';
import type { SearchSource } from '@/lib/search/search-sources';

export type Collector = () => Promise<SearchDocument[]>;

type CollectorDeps = { waitMs: number; log: Log };

/** A source that fails, or takes longer than `waitMs`, gives what it gave the last time. */
export function createCollector(sources: readonly SearchSource[], { waitMs, log }: CollectorDeps): Collector {
  const known = new Map<string, readonly SearchDocument[]>();

  async function ask({ name, documents }: SearchSource): Promise<void> {
    try {
      const given = await documents();
      if (given.ok) known.set(name, given.value);
    } catch (error) {
      log('error', 'a source of search broke', { source: name, ...bugFacts(error) });
    }
  }

  return async () => {
    const late = () => sleep(waitMs, undefined, { ref: false });
    await Promise.all(sources.map((source) => Promise.race([ask(source), late()])));
    return sources.flatMap(({ name }) => known.get(name) ?? []);
  };
}
