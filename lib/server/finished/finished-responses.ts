import { LRUCache } from 'lru-cache';
import { type Kept, keptForMs, lifeOf, stateOf, wantsRenewal } from '@/lib/server/finished/cache-lifetime';
import { bytesOf, type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import type { RenderLane } from '@/lib/server/finished/render-lane';
import type { SiteResponse } from '@/lib/server/response';

export type Making = {
  lane: RenderLane;
  /** Ends when nothing more is to come first that would outdate the response of a key; rejects as `make` does. */
  prepare: (key: string) => Promise<void>;
  /** Makes the response of a key; rejects for our own bugs, and where the city of the key was taken away. */
  make: (key: string) => Promise<SiteResponse>;
  /** What tells when the things last changed, in monotonic ms, that the response of a key shows. */
  changesOf: (key: string) => () => number;
  now: () => number;
  rest: (ms: number) => Promise<void>;
};

const mostBytes = 96 * 1024 * 1024;
/** All of one city's; of a network's thousands of pages the others are made anew when a reader comes. */
const mostRenewed = 150;
/**
 * Renewals without a reader take a twentieth of the time at most, enough for all of them every few minutes: a feed of
 * thousands of cities outdates them all at once.
 */
const restsPerRenewal = 19;
/** Takes turns with the readers for what is made without one. */
const nobody = '';

type Finished = Kept & { response: EncodedResponse; changedAt: () => number };

/**
 * Responses that are the same for all, finished once and sent many times, in memory and bounded by bytes. One that is
 * gone is waited for by all who ask for it together. An error takes no place: where there is a copy that still counts,
 * that stays.
 */
export class FinishedResponses {
  readonly #making: Making;
  readonly #kept = new LRUCache<string, Finished>({
    maxSize: mostBytes,
    sizeCalculation: ({ response }) => bytesOf(response),
  });
  #renewing?: Promise<void>;

  constructor(making: Making) {
    this.#making = making;
  }

  /** The response under a key, where there is one that may be given; a stale one is made anew behind. */
  known(key: string): EncodedResponse | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    const at = this.#making.now();
    const state = stateOf(found, found.changedAt(), at);
    if (state === 'gone') return undefined;
    found.askedAt = at;
    if (state === 'stale') void this.#renewed(key);
    return found.response;
  }

  /** The response under a key: at once where there is one, or when it is made, at the turn of the address `who`. */
  get(key: string, who = nobody): EncodedResponse | Promise<EncodedResponse> {
    return this.known(key) ?? this.#remake(key, who);
  }

  /** Makes anew, one after the other, what readers lately asked for and is no longer as it should be. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renewAll().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewAll(): Promise<void> {
    const { now, rest } = this.#making;
    // Keys alone: the responses may be let go of while others are made.
    for (const key of this.#lastAsked()) {
      const one = this.#kept.peek(key);
      if (!one || !wantsRenewal(one, one.changedAt(), now())) continue;
      const begun = now();
      await this.#renewed(key);
      await rest(restsPerRenewal * (now() - begun));
    }
  }

  /** Lets go of the pages that nobody has asked for in an hour; of the others, the keys of those asked for last. */
  #lastAsked(): string[] {
    const at = this.#making.now();
    const ofTheDay: { key: string; askedAt: number }[] = [];
    for (const [key, { askedAt, life }] of [...this.#kept.entries()])
      if (life.isOfTheDay && at - askedAt > keptForMs) this.#kept.delete(key);
      else if (life.isOfTheDay) ofTheDay.push({ key, askedAt });
    const lastFirst = ofTheDay.sort((one, other) => other.askedAt - one.askedAt);
    return lastFirst.slice(0, mostRenewed).map(({ key }) => key);
  }

  /** Never rejects: what can no longer be made is let go of, and its next reader is told why. */
  #renewed(key: string): Promise<unknown> {
    return this.#remake(key, nobody).catch(() => this.#kept.delete(key));
  }

  async #remake(key: string, who: string): Promise<EncodedResponse> {
    const { lane, prepare } = this.#making;
    await prepare(key);
    return lane.run(key, who, () => this.#finish(key));
  }

  async #finish(key: string): Promise<EncodedResponse> {
    const { make, changesOf, now } = this.#making;
    const before = this.#kept.peek(key);
    const madeAt = now();
    if (before) before.triedAt = madeAt;
    const made = await make(key);
    const life = lifeOf(key, made);
    const response = await encodeResponse(made, life?.quality ?? 4, true);
    const askedAt = before?.askedAt ?? madeAt;
    if (life)
      this.#kept.set(key, { response, madeAt, triedAt: madeAt, askedAt, life, changedAt: changesOf(key) });
    else if (made.status < 500) this.#kept.delete(key);
    return response;
  }
}
