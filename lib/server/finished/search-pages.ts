import { LRUCache } from 'lru-cache';
import { inCity } from '@/lib/city/this-city';
import {
  bytesOf,
  type Coding,
  type EncodedResponse,
  encodeResponse,
} from '@/lib/server/finished/encoded-response';
import { finishResponse, keyOf, type Maker, questionFor } from '@/lib/server/finished/make-response';
import type { RenderLane } from '@/lib/server/finished/render-lane';
import type { AskFramework } from '@/lib/server/framework/ask-framework';

/** `url` has the question; `who` is the address that asks, in the coding that it takes. */
export type SearchAsked = { url: string; wantsData: boolean; coding: Coding; who: string };

export type SearchPages = (site: SearchedSite, asked: SearchAsked) => Promise<EncodedResponse>;

type SearchedSite = Maker & { city: string };

type Making = { ask: AskFramework; lane: RenderLane; now: () => number };

type Kept = { response: EncodedResponse; madeAt: number };
const mostBytes = 8 * 1024 * 1024;
/** ms; new headlines are found within a few seconds. */
const freshFor = 5000;
const quality = 4;
/** One reader's words are nobody else's, and shared caches would fill with them. */
const ofOneReader = 'private, no-cache';

/**
 * The page of a question, the same for all who ask it within five seconds: nothing of a reader is in it but the question,
 * which is its key. What is kept is bounded by bytes.
 */
export function searchPages({ ask, lane, now }: Making): SearchPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ response }, key) => bytesOf(response) + key.length * 2,
  });

  async function make(
    key: string,
    { city, host, protection }: SearchedSite,
    { url, wantsData, coding }: SearchAsked,
  ): Promise<EncodedResponse> {
    const madeAt = now();
    const made = finishResponse(await inCity(city, () => ask(questionFor(url, host, wantsData))));
    const headers = { ...made.headers, 'cache-control': ofOneReader };
    const whole = { ...made, headers: protection.protect('/search', headers) };
    const response = await encodeResponse(whole, quality, [coding]);
    if (made.status === 200) kept.set(key, { response, madeAt });
    return response;
  }

  return async (site, asked) => {
    const { url, wantsData, coding, who } = asked;
    const key = `${keyOf(site.city, url, wantsData)} ${coding}`;
    const found = kept.get(key);
    if (found && now() - found.madeAt < freshFor) return found.response;
    return lane.run(key, who, () => make(key, site, asked));
  };
}
