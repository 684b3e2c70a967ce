import { LRUCache } from 'lru-cache';
import { bugFacts, log } from '@/lib/base/log';
import { escapeHtml } from '@/lib/base/text/escape-html';
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
import { refusedResponse } from '@/lib/server/plain-page';
import { type SiteResponse, withHeaders } from '@/lib/server/response';

/** What the components make of an address such as /search?q=park: its words, and the HTML within `main`. */
export type DrawSearch = (url: string) => Promise<{ words: string; main: string } | undefined>;

/** `url` has the question; `who` is the address that asks, in the coding that it takes. */
export type SearchAsked = { url: string; wantsData: boolean; coding: Coding; who: string };

export type SearchPages = (site: SearchedSite, asked: SearchAsked) => Promise<EncodedResponse>;

type SearchedSite = Maker & { city: string };

type Making = {
  ask: AskFramework;
  draw: DrawSearch;
  /** The finished page under a key. */
  finished: (key: string, who: string) => EncodedResponse | Promise<EncodedResponse>;
  lane: RenderLane;
  now: () => number;
};

const mostBytes = 8 * 1024 * 1024;
/** ms; new headlines are found within a few seconds. */
const freshFor = 5000;
const quality = 4;
/** One reader's words are nobody else's, and shared caches would fill with them. */
const ofOneReader = { 'cache-control': 'private, no-cache' };

/** Stands for the words of a question in the frame: the page of a search for it, kept like any other page. */
const slot = 'the-words-of-a-search';
const frameAddress = `/search?q=${slot}`;

/** The frame with the words in its head, and in its `main` what was drawn for them. */
function filled(frame: EncodedResponse, { words, main }: { words: string; main: string }): SiteResponse {
  const { body, head } = frame.codings.identity;
  const html = String(body);
  const begin = html.indexOf('>', html.indexOf('<main')) + 1;
  const end = html.lastIndexOf('</main>');
  const before = html.slice(0, begin).replaceAll(slot, () => escapeHtml(words));
  const { etag: _, ...headers } = head;
  return { status: 200, headers, body: Buffer.from(before + main + html.slice(end)) };
}

/**
 * The page of a question, the same for all who ask it within five seconds: nothing of a reader is in it but the question,
 * which is its key. What is kept is bounded by bytes. The framework renders only the frame, and what nobody asked.
 */
export function searchPages({ ask, draw, finished, lane, now }: Making): SearchPages {
  const kept = new LRUCache<string, EncodedResponse>({
    maxSize: mostBytes,
    sizeCalculation: (response, key) => bytesOf(response) + key.length * 2,
    ttl: freshFor,
    ttlResolution: 0,
    perf: { now },
  });

  async function page({ host, protection }: SearchedSite, url: string, frame?: EncodedResponse) {
    const found = frame?.status === 200 ? await draw(url) : undefined;
    if (frame && found) return filled(frame, found);
    const made = finishResponse(await ask(questionFor(url, host, frame === undefined)));
    return { ...made, headers: protection.protect('/search', made.headers) };
  }

  async function make(
    key: string,
    site: SearchedSite,
    { url, coding }: SearchAsked,
    frame?: EncodedResponse,
  ) {
    const made = await inCity(site.city, () => page(site, url, frame)).catch((error: Error) => {
      log('error', 'a search could not be shown', bugFacts(error));
      return refusedResponse(500);
    });
    const response = await encodeResponse(withHeaders(made, ofOneReader), quality, [coding]);
    if (made.status === 200) kept.set(key, response);
    return response;
  }

  return async (site, asked) => {
    const { url, wantsData, coding, who } = asked;
    const key = `${keyOf(site.city, url, wantsData)} ${coding}`;
    const known = kept.get(key);
    if (known) return known;
    const frame = wantsData ? undefined : await finished(keyOf(site.city, frameAddress, false), who);
    return lane.run(key, who, () => make(key, site, asked, frame));
  };
}
