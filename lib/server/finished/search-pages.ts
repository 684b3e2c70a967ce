import { escapeUTF8 } from 'entities';
import { Cache } from '@/lib/base/cache';
import { inCity } from '@/lib/city/this-city';
import { makerOf } from '@/lib/server/cities/city-of-host';
import {
  bytesOf,
  type Coding,
  type EncodedResponse,
  encodeResponse,
} from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { finishResponse, keyOf, type Page, questionFor } from '@/lib/server/finished/make-response';
import type { RenderLane } from '@/lib/server/finished/render-lane';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { type SiteResponse, withHeaders } from '@/lib/server/response';

/** What the components make of an address such as /search?q=park: its words, and the HTML within `main`. */
export type DrawSearch = (url: string) => Promise<{ words: string; main: string } | undefined>;

/** The address of the page has the question; `who` is the address that asks, in the coding that it takes. */
export type SearchPages = (page: Page, coding: Coding, who: string) => Promise<EncodedResponse>;

type Making = {
  ask: AskFramework;
  draw: DrawSearch;
  finished: Pick<FinishedResponses, 'get'>;
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
  const before = html.slice(0, begin).replaceAll(slot, () => escapeUTF8(words));
  const { etag: _, ...headers } = head;
  return { status: 200, headers, body: Buffer.from(before + main + html.slice(end)) };
}

/**
 * The page of a question, the same for all who ask it within five seconds: nothing of a reader is in it but the question,
 * which is its key. What is kept is bounded by bytes. The framework renders only the frame, and what nobody asked.
 */
export function searchPages({ ask, draw, finished, lane, now }: Making): SearchPages {
  const kept = new Cache<EncodedResponse>({
    maxSize: mostBytes,
    sizeOf: bytesOf,
    lifeOf: ({ status }) => (status === 200 ? freshFor : 0),
    now,
  });

  async function make(page: Page, coding: Coding, frame?: EncodedResponse): Promise<EncodedResponse> {
    const found = frame?.status === 200 ? await draw(page.url) : undefined;
    const made = frame && found ? filled(frame, found) : finishResponse(await ask(questionFor(page)));
    const headers = makerOf(page.city).protection.protect('/search', made.headers);
    return encodeResponse(withHeaders({ ...made, headers }, ofOneReader), quality, [coding]);
  }

  return (page, coding, who) => {
    const key = `${keyOf(page)} ${coding}`;
    return kept.getOrMake(key, async () => {
      const frame = page.isData ? undefined : await finished.get({ ...page, url: frameAddress }, who);
      return lane.run(key, who, () => inCity(page.city, () => make(page, coding, frame)));
    });
  };
}
