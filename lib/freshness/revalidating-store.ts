import { LRUCache } from 'lru-cache';
import { outsideRequests } from '@/lib/base/process-wide';
import { SourceEntry, type StoreOptions } from '@/lib/freshness/source-entry';
import { inWallTime, type Timed } from '@/lib/freshness/timed';

/** Enough for thousands of cities. The least recently used record leaves memory first; its stored copy is kept. */
const MAX_ENTRIES = 50_000;

/**
 * Stores the last good copy of each source in memory, on disk and in Redis, and revalidates it: one fetch at
 * a time per source, and retries after failures; meanwhile, the old copy stays in use. Returned records have
 * wall clock times. Never throws because of an external failure.
 */
export class RevalidatingStore<Source, R extends Timed, Result> {
  readonly #options: StoreOptions<Source, R, Result>;
  readonly #entries = new LRUCache<string, SourceEntry<Source, R, Result>>({ max: MAX_ENTRIES });

  constructor(options: StoreOptions<Source, R, Result>) {
    this.#options = options;
  }

  /**
   * Returns the last good copy immediately, and revalidates it in the background if it is due. If a source
   * was never fetched, waits up to four seconds for the first fetch.
   */
  async read(source: Source): Promise<R> {
    const entry = this.#entry(source);
    const { goodAt, fails } = await entry.known();
    if (goodAt === 0 && fails === 0) await outsideRequests(() => entry.firstTry(source));
    else if (!entry.isResting()) void this.refresh(source);
    return inWallTime(entry.record);
  }

  /** Returns a source's record, loaded from disk or Redis on first use; never fetches. */
  async known(source: Source): Promise<R> {
    return inWallTime(await this.#entry(source).known());
  }

  /** Returns the record that is in memory, if any; neither loads nor fetches it. */
  seen(source: Source): R | undefined {
    const record = this.#entries.peek(this.#options.keyOf(source))?.record;
    return record && inWallTime(record);
  }

  /** Fetches a source if it is due, and resolves when the fetch is done. Concurrent calls share one fetch. */
  refresh(source: Source): Promise<void> {
    return outsideRequests(() => this.#entry(source).refresh(source));
  }

  /** Whether a source is loaded, not being fetched and not due, so that a refresh would do nothing. */
  isResting(source: Source): boolean {
    return this.#entries.peek(this.#options.keyOf(source))?.isResting() ?? false;
  }

  /**
   * Makes a source due now, unless its last fetch failed or the source asked for a wait (Retry-After or 410).
   */
  hurry(source: Source): void {
    this.#entries.get(this.#options.keyOf(source))?.hurry();
  }

  /** Returns all records in memory. */
  records(): R[] {
    return [...this.#entries.values()].map(({ record }) => inWallTime(record));
  }

  #entry(source: Source): SourceEntry<Source, R, Result> {
    const key = this.#options.keyOf(source);
    const known = this.#entries.get(key);
    if (known) return known;
    const entry = outsideRequests(() => new SourceEntry(key, this.#options));
    this.#entries.set(key, entry);
    return entry;
  }
}
