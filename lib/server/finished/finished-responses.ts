import { LRUCache } from 'lru-cache';
import { bytesOf, type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import { type Kept, keptForMs, lifeOf, stateOf, wantsRenewal } from '@/lib/server/finished/how-long';
import type { SiteResponse } from '@/lib/server/response';

export type FinishedResponses = {
  /** The answer under a key, where there is one that may be given; a stale one is made anew behind. */
  known: (key: string) => EncodedResponse | undefined;
  /** The answer under a key: at once where there is one, or when it is made; one making at a time. */
  get: (key: string) => EncodedResponse | Promise<EncodedResponse>;
  /** Makes anew, one after the other, what readers lately asked for and is no longer as it should be. */
  renew: () => Promise<void>;
};

export type Making = {
  /** Makes the answer of a key; never rejects. */
  make: (key: string) => Promise<SiteResponse>;
  /** What tells when the things last changed, in ms, that the answer of a key shows. */
  changesOf: (key: string) => () => number;
  now: () => number;
};

const mostBytes = 96 * 1024 * 1024;

type Finished = Kept & { answer: EncodedResponse; changedAt: () => number };

/**
 * Answers that are the same for all, finished once and sent many times, in memory and bounded by bytes. A stale one is
 * given at once and made anew behind, and `renew` does so without a reader; one that is gone is waited for by all who
 * ask for it together. An error takes no place: where there is a copy that still counts, that stays.
 */
export function finishedResponses({ make, changesOf, now }: Making): FinishedResponses {
  const kept = new LRUCache<string, Finished>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }) => bytesOf(answer),
  });
  const underWay = new Map<string, Promise<EncodedResponse>>();

  async function finish(key: string): Promise<EncodedResponse> {
    const before = kept.peek(key);
    const madeAt = now();
    if (before) before.triedAt = madeAt;
    const made = await make(key);
    const life = lifeOf(key, made);
    const answer = await encodeResponse(made, life?.quality ?? 4, true);
    const askedAt = before?.askedAt ?? madeAt;
    if (life) kept.set(key, { answer, madeAt, triedAt: madeAt, askedAt, life, changedAt: changesOf(key) });
    else if (made.status < 500) kept.delete(key);
    return answer;
  }

  function remake(key: string): Promise<EncodedResponse> {
    const making = underWay.get(key) ?? finish(key).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  async function renewAll(): Promise<void> {
    for (const [key, one] of [...kept.entries()]) {
      if (one.life.isOfTheDay && now() - one.askedAt > keptForMs) kept.delete(key);
      else if (wantsRenewal(one, one.changedAt(), now())) await remake(key);
    }
  }

  let renewing: Promise<void> | undefined;

  function known(key: string): EncodedResponse | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    const at = now();
    const state = stateOf(found, found.changedAt(), at);
    if (state === 'gone') return undefined;
    found.askedAt = at;
    if (state === 'stale') void remake(key);
    return found.answer;
  }

  return {
    known,
    get: (key) => known(key) ?? remake(key),
    renew() {
      renewing ??= renewAll().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
