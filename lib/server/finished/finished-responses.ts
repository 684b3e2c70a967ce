import { Cache } from '@/lib/base/cache';
import { type Life, lifeOf } from '@/lib/server/finished/cache-lifetime';
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
  /** In ms: what a page says of today is true until then. */
  untilMidnight: (key: string) => number;
  now: () => number;
  rest: (ms: number) => Promise<void>;
};

const megabyte = 1024 * 1024;
export const mostBytes = 96 * megabyte;
const minute = 60_000;
/** A page is made again at this age without a reader. */
const renewedFrom = 8 * minute;
/** For this long after its last reader. */
const renewedFor = 60 * minute;
/** Minimum time after a try that failed. */
const restAfterTry = minute / 2;
/** All of one city's; of a network's thousands of pages the others are made again when a reader comes. */
const mostRenewed = 150;
/**
 * Renewals without a reader take a twentieth of the time at most, enough for all of them every few minutes: a feed of
 * thousands of cities outdates them all at once.
 */
const restsPerRenewal = 19;
/** Takes turns with the readers for what is made without one. */
const nobody = '';

/** `madeAt` is when rendering began, `triedAt` when it last did. */
type Finished = {
  response: EncodedResponse;
  life: Life;
  madeAt: number;
  triedAt: number;
  askedAt: number;
  changedAt: () => number;
};

function isOutdated({ life, madeAt, changedAt }: Finished): boolean {
  return life.isOfTheDay && changedAt() >= madeAt;
}

/**
 * Responses that are the same for all, finished once and sent many times, in memory and bounded by bytes. One that is
 * gone is waited for by all who ask for it together. An error takes no place: where there is a copy that still counts,
 * that stays.
 */
export class FinishedResponses {
  readonly #making: Making;
  readonly #kept: Cache<Finished>;
  #renewing?: Promise<void>;

  constructor(making: Making, maxSize = mostBytes) {
    this.#making = making;
    this.#kept = new Cache({ maxSize, sizeOf: ({ response }) => bytesOf(response), now: making.now });
  }

  /** The response under a key, where there is one that may be given; a stale one is made again behind. */
  known(key: string): EncodedResponse | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    const at = this.#making.now();
    found.askedAt = at;
    if (isOutdated(found) || at - found.madeAt >= found.life.freshMs) void this.#renewed(key);
    return found.response;
  }

  /** The response under a key: at once where there is one, or when it is made, at the turn of the address `who`. */
  get(key: string, who = nobody): EncodedResponse | Promise<EncodedResponse> {
    return this.known(key) ?? this.#remake(key, who);
  }

  /** Makes again, one after the other, what readers lately asked for and is no longer as it should be. */
  renew(): Promise<void> {
    this.#renewing ??= this.#renewAll().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #renewAll(): Promise<void> {
    const { now, rest } = this.#making;
    this.#kept.purgeStale();
    // Keys alone: the responses may be let go of while others are made.
    for (const key of this.#lastAsked()) {
      const one = this.#kept.peek(key);
      if (!one || !this.#wantsRenewal(one)) continue;
      const begun = now();
      await this.#renewed(key);
      await rest(restsPerRenewal * (now() - begun));
    }
  }

  #wantsRenewal(one: Finished): boolean {
    const at = this.#making.now();
    if (one.triedAt > one.madeAt && at - one.triedAt < restAfterTry) return false;
    return isOutdated(one) || at - one.madeAt >= renewedFrom;
  }

  /** The keys of the pages that readers asked for last, within the hour. */
  #lastAsked(): string[] {
    const from = this.#making.now() - renewedFor;
    return [...this.#kept.entries()]
      .filter(([, { life, askedAt }]) => life.isOfTheDay && askedAt >= from)
      .sort(([, one], [, other]) => other.askedAt - one.askedAt)
      .slice(0, mostRenewed)
      .map(([key]) => key);
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
    const { make, changesOf, untilMidnight, now } = this.#making;
    const before = this.#kept.peek(key);
    const madeAt = now();
    const ofDay = untilMidnight(key);
    if (before) before.triedAt = madeAt;
    const made = await make(key);
    const life = lifeOf(key, made);
    const response = await encodeResponse(made, life ? 9 : 4);
    const dates = { madeAt, triedAt: madeAt, askedAt: before?.askedAt ?? madeAt };
    if (life) {
      const kept = { response, life, ...dates, changedAt: changesOf(key) };
      const ttl = life.isOfTheDay ? Math.min(life.keptMs, ofDay) : life.keptMs;
      this.#kept.set(key, kept, { ttl, start: madeAt });
    } else if (made.status < 500) this.#kept.delete(key);
    return response;
  }
}
