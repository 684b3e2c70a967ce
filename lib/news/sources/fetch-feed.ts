import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isSampleAddress, readSample } from '@/lib/news/sources/feed-sources';
import { type GetOptions, guardedGet, type Reply } from '@/lib/web/guarded-get';
import { charsetOf, maxAgeOf, statusFailure } from '@/lib/web/reply-headers';

/** Values from the last response, sent with a conditional request (RFC 9110 section 13). */
export type Validators = { etag?: string; lastModified?: string };

export type FeedResponse =
  | { kind: 'unchanged'; maxAgeSeconds?: number; validators?: Validators }
  | {
      kind: 'body';
      bytes: Buffer;
      charset?: string;
      validators: Validators;
      maxAgeSeconds?: number;
      movedTo?: string;
      /** The feed's address after redirects, which is the base for relative links. */
      url?: string;
      /** Set if the body is longer than the limit. `bytes` is then only its start. */
      isCut?: boolean;
    };

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
    const asked = since.etag || since.lastModified;
    return asked
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
    return fail('proxy-answer', 'the proxy did not answer JSON with the text field contents');
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
