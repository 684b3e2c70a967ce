import { Cache } from '@/lib/base/cache';
import { type Life, lifeOf } from '@/lib/server/finished/cache-lifetime';
import { finishedCounts } from '@/lib/server/finished/counts';
import { bytesOf, type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import { keyOf, type Page } from '@/lib/server/finished/make-response';
import type { RenderLane } from '@/lib/server/finished/render-lane';
import { pathOf, type SiteResponse } from '@/lib/server/response';

export type Making = {
  lane: RenderLane;
  /** Rejects for our own bugs, and where the city of the page was taken away. */
  make: (page: Page) => Promise<SiteResponse>;
  /** When something last changed, in monotonic ms, that the page may show. */
  changedAt: (page: Page) => number;
  /** Since when, in monotonic ms, an older page is given to nobody: an editor may have taken something out of it. */
  countsSince: (page: Page) => number;
  /** In ms: what the page says of today, and what stands on it for a time, is true until then. */
  msUntilChange: (page: Page) => number;
  now: () => number;
};

export const mostBytes = 96 * 1024 * 1024;
/** Takes turns with the readers for what is made behind a stale copy. */
const nobody = '';

/** `madeAt` is when rendering began. */
type Finished = { response: EncodedResponse; life: Life; madeAt: number };

/**
 * Responses that are the same for all, finished once and sent many times, in memory and bounded by bytes. One that is
 * gone is waited for by all who ask for it together. An error takes no place: where there is a copy that still counts,
 * that stays.
 */
export class FinishedResponses {
  readonly #making: Making;
  readonly #kept: Cache<Finished>;

  constructor(making: Making, maxSize = mostBytes) {
    this.#making = making;
    this.#kept = new Cache({ maxSize, sizeOf: ({ response }) => bytesOf(response), now: making.now });
  }

  /** The finished page, where there is one that may be given; a stale one is made again behind. */
  known(page: Page): EncodedResponse | undefined {
    const key = keyOf(page);
    const kept = this.#kept.get(key);
    const found = kept && this.#making.countsSince(page) < kept.madeAt ? kept : undefined;
    // What can no longer be made is let go of, and its next reader is told why.
    if (found && this.#isStale(page, found)) this.#remake(page, nobody).catch(() => this.#kept.delete(key));
    if (found) finishedCounts.hits += 1;
    return found?.response;
  }

  /**
   * The finished page: at once where there is one, or when it is made, at the turn of the client `who`. Undefined for a
   * search that had no turn in time.
   */
  get(page: Page, who = nobody): EncodedResponse | Promise<EncodedResponse | undefined> {
    return this.known(page) ?? this.#remake(page, who);
  }

  #isStale(page: Page, { life, madeAt }: Finished): boolean {
    const { now, changedAt } = this.#making;
    return now() - madeAt >= life.freshMs || (life.isOfTheDay && changedAt(page) >= madeAt);
  }

  #remake(page: Page, who: string): Promise<EncodedResponse | undefined> {
    const isSearch = pathOf(page.url) === '/search';
    return this.#making.lane.run(keyOf(page), who, () => this.#finish(page), isSearch);
  }

  async #finish(page: Page): Promise<EncodedResponse> {
    const { make, msUntilChange, now } = this.#making;
    const madeAt = now();
    const trueUntil = msUntilChange(page);
    const made = await make(page);
    const life = lifeOf(page.url, made);
    const response = await encodeResponse(made, life ? 9 : 4);
    if (life) {
      const ttl = life.isOfTheDay ? Math.min(life.keptMs, trueUntil) : life.keptMs;
      this.#kept.set(keyOf(page), { response, life, madeAt }, { ttl, start: madeAt });
    } else if (made.status < 500) this.#kept.delete(keyOf(page));
    finishedCounts.bytes = this.#kept.calculatedSize;
    return response;
  }
}
