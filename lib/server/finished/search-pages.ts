import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { inCity } from '@/lib/city/this-city';
import {
  bytesOf,
  type Coding,
  type EncodedResponse,
  encodeFor,
} from '@/lib/server/finished/encoded-response';
import type { Maker } from '@/lib/server/finished/make-response';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { withPlainVary } from '@/lib/server/response';

/** The site that is asked, the address with its question, and the coding that the reader takes. */
export type SearchPages = (site: SearchedSite, url: string, coding: Coding) => Promise<EncodedResponse>;

type SearchedSite = Maker & { city: string };

type Making = { ask: AskFramework; now: () => number };

type Kept = { response: EncodedResponse; madeAt: number };
type WithoutScripts = { html: string; data?: string };
type Scripts = { defer: (html: string) => WithoutScripts; keepForNow: (data: string) => void };

const mostBytes = 8 * 1024 * 1024;
/** ms; new headlines are found within a few seconds. */
const freshFor = 5000;
const quality = 4;

/** Set by lib/server/scripts/page-scripts.mjs: inside the bundle the inline script's text, and so its hash, is another. */
function scriptsOfPages(): Scripts | undefined {
  return (globalThis as { [key: symbol]: Scripts | undefined })[Symbol.for('local-news.scripts')];
}

function withoutScripts(body: Buffer): Buffer {
  const scripts = scriptsOfPages();
  if (!scripts) return body;
  const { html, data } = scripts.defer(String(body));
  if (data) scripts.keepForNow(data);
  return Buffer.from(html);
}

/**
 * The page of a question, the same for all who ask it within five seconds: nothing of a reader is in it but the question,
 * which is its key. Asked by several at once it is made once. What is kept is bounded by bytes.
 */
export function searchPages({ ask, now }: Making): SearchPages {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ response }, key) => bytesOf(response) + key.length * 2,
  });
  const underWay = new Map<string, Promise<EncodedResponse>>();
  // Ten renders at once would keep every other page waiting for all ten.
  const oneByOne = pLimit(1);

  async function make(
    key: string,
    site: SearchedSite,
    url: string,
    coding: Coding,
  ): Promise<EncodedResponse> {
    const { city, host, protection } = site;
    // Between two renders whoever asks for something finished has a turn.
    await nextTurn();
    const madeAt = now();
    const asked = inCity(city, () => ask({ method: 'GET', url, headers: { host } }));
    const made = withPlainVary(await asked);
    const isPage = made.headers['content-type']?.startsWith('text/html');
    const body = isPage ? withoutScripts(made.body) : made.body;
    const whole = { ...made, body, headers: protection.protect('/search', made.headers) };
    const response = await encodeFor(whole, coding, quality);
    if (made.status === 200) kept.set(key, { response, madeAt });
    return response;
  }

  return async (site, url, coding) => {
    const key = `${site.city} ${coding} ${url}`;
    const found = kept.get(key);
    const age = now() - (found?.madeAt ?? 0);
    if (found && age >= 0 && age < freshFor) return found.response;
    const making =
      underWay.get(key) ?? oneByOne(make, key, site, url, coding).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
