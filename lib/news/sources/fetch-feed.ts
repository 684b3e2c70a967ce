import { createHash } from 'node:crypto';
import { type Failure, fail, type Outcome, ok } from '@/lib/base/outcome';
import type { FeedSource } from '@/lib/city/schema/news';
import type { ItemTally } from '@/lib/news/item-tally';
import type { ParsedItem } from '@/lib/news/news-item';
import type { FeedDocument, ReadOptions, ReadResult } from '@/lib/news/read/read-feed';
import { isSampleAddress, readSample } from '@/lib/news/sources/feed-sources';
import { readingOf } from '@/lib/news/sources/listed-sources';
import { type GetOptions, guardedGet, type Reply } from '@/lib/web/guarded-get';
import { charsetOf, maxAgeOf, statusFailure } from '@/lib/web/reply-headers';

/** Values from the last response, sent with a conditional request (RFC 9110 section 13). */
type Validators = { etag?: string; lastModified?: string };

export type FeedResponse =
  | { kind: 'unchanged'; maxAgeSeconds?: number; validators?: Validators }
  | (FeedDocument & {
      kind: 'body';
      bytes: Buffer;
      validators: Validators;
      maxAgeSeconds?: number;
      movedTo?: string;
    });

export type FetchOptions = {
  /** Contains this site's name and a contact (quirk 31). */
  userAgent: string;
  /** Address of a CORS proxy (requirements section 7). */
  proxyUrl?: string;
  now: () => number;
  /** Timeout of one request; ten seconds by default. */
  timeoutMs?: number;
  /** Set if the address is not from the operator (lib/web/guarded-get.ts). */
  untrusted?: boolean;
};

const limits = { timeoutMs: 10_000, maxBytes: 5 * 1024 * 1024, keepsStart: true };
const feedTypes =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.8, text/html;q=0.1, */*;q=0.1';

function requestOptions(options: FetchOptions, since: Validators): GetOptions {
  const headers: Record<string, string> = {
    'User-Agent': options.userAgent,
    Accept: feedTypes,
    'Accept-Encoding': 'gzip, br',
  };
  if (since.etag) headers['If-None-Match'] = since.etag;
  if (since.lastModified) headers['If-Modified-Since'] = since.lastModified;
  const { timeoutMs, untrusted } = options;
  return { headers, ...limits, ...(timeoutMs && { timeoutMs }), ...(untrusted && { untrusted }) };
}

function answerOf(reply: Reply, since: Validators, now: number): Outcome<FeedResponse> {
  const maxAgeSeconds = maxAgeOf(reply.headers);
  const { etag, 'last-modified': lastModified } = reply.headers;
  if (reply.status === 304) {
    const isConditional = since.etag || since.lastModified;
    return isConditional
      ? ok({ kind: 'unchanged', maxAgeSeconds, validators: { ...since, ...(etag && { etag }) } })
      : fail('not-modified-unasked', '304 to an unconditional request');
  }
  if (reply.status !== 200) return statusFailure(reply, now);
  const { bytes, movedTo, url } = reply;
  const isCut = bytes.length >= limits.maxBytes;
  const body = { bytes, charset: charsetOf(reply.headers), movedTo, url, isCut };
  return ok({ kind: 'body', ...body, validators: { etag, lastModified }, maxAgeSeconds });
}

async function fetchThroughProxy(
  address: string,
  proxyUrl: string,
  options: FetchOptions,
): Promise<Outcome<FeedResponse>> {
  const own = { ...options, untrusted: false };
  const reply = await guardedGet(`${proxyUrl}${encodeURIComponent(address)}`, requestOptions(own, {}));
  if (!reply.ok) return reply;
  if (reply.value.status !== 200) return statusFailure(reply.value, options.now());
  const contents = contentsOf(reply.value.bytes);
  if (contents === undefined)
    return fail('proxy-answer', 'the proxy did not return JSON with a text field named contents');
  return ok({ kind: 'body', bytes: Buffer.from(contents, 'utf8'), charset: 'utf-8', validators: {} });
}

function contentsOf(bytes: Buffer): string | undefined {
  try {
    const contents = (JSON.parse(bytes.toString('utf8')) as { contents?: unknown } | null)?.contents;
    return typeof contents === 'string' ? contents : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a feed, directly or through the proxy, or reads a bundled sample. With `since`, the publisher may reply
 * that nothing has changed.
 */
export async function fetchFeed(
  address: string,
  since: Validators,
  options: FetchOptions,
): Promise<Outcome<FeedResponse>> {
  if (isSampleAddress(address)) {
    const sample = await readSample(address);
    return sample.ok ? ok({ kind: 'body', bytes: sample.value, validators: {} }) : sample;
  }
  if (options.proxyUrl) return fetchThroughProxy(address, options.proxyUrl, options);
  const reply = await guardedGet(address, requestOptions(options, since));
  return reply.ok ? answerOf(reply.value, since, options.now()) : reply;
}

/** The part of a feed's record that describes its last good response. */
export type Known = {
  validators: Validators;
  /** Hash of the last good body. If the next body is the same, it is not parsed again (quirk 26). */
  bodyHash?: string;
  /** Hash of the rules by which the feed was parsed (readingOf); absent in records of older versions. */
  reading?: string;
};

/** Result of one fetch. `salvaged`: the complete items of a truncated document (quirk 43). */
export type RefreshResult =
  | { kind: 'unchanged'; askedMs: number; validators?: Validators }
  | {
      kind: 'items';
      items: readonly ParsedItem[];
      tally: ItemTally;
      validators: Validators;
      bodyHash: string;
      reading: string;
      askedMs: number;
      movedTo?: string;
    }
  | { kind: 'failed'; failure: Failure; salvaged?: readonly ParsedItem[]; tally?: ItemTally };

export type RefreshDeps = {
  fetch: (address: string, since: Validators) => Promise<Outcome<FeedResponse>>;
  read: (document: FeedDocument, options: ReadOptions) => ReadResult;
  zone: string;
  places?: readonly string[];
};

/** Fetches and parses a feed once. A failure is part of the result; throws only for bugs. */
export async function refreshFeed(
  source: FeedSource,
  record: Known,
  deps: RefreshDeps,
): Promise<RefreshResult> {
  const reading = readingOf(source, deps);
  // If the parsing rules have changed, send no validators, because the same bytes must be parsed again.
  const known: Known = record.reading === reading ? record : { validators: {} };
  const fetched = await deps.fetch(source.url, known.validators);
  if (!fetched.ok) return { kind: 'failed', failure: fetched.failure };
  const response = fetched.value;
  const { validators, maxAgeSeconds = 0 } = response;
  const askedMs = maxAgeSeconds * 1000;
  if (response.kind === 'unchanged') return { kind: 'unchanged', askedMs, validators };
  const bodyHash = createHash('sha256').update(response.bytes).digest('base64url');
  if (bodyHash === known.bodyHash) return { kind: 'unchanged', askedMs, validators };
  const feed = deps.read(response, { source, zone: deps.zone, places: deps.places });
  if (!feed.ok) {
    const { items, tally } = feed.salvaged ?? {};
    return { kind: 'failed', failure: feed.failure, salvaged: items, tally };
  }
  const { items, tally, ttlMinutes = 0 } = feed.value;
  return {
    kind: 'items',
    items,
    tally,
    validators: response.validators,
    bodyHash,
    reading,
    movedTo: response.movedTo,
    askedMs: Math.max(askedMs, ttlMinutes * 60_000),
  };
}
