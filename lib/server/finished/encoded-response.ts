import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '@/lib/base/cache';
import { isKnownTag } from '@/lib/base/http';
import type { SiteResponse } from '@/lib/server/response';

export type Coding = 'identity' | 'gzip' | 'br';

type Headers = Record<string, string>;
type Coded = { body: Buffer; head: Headers };

/** What is sent, in each coding that it was made in. */
export type EncodedResponse = {
  status: number;
  codings: Partial<Record<Coding, Coded>> & { identity: Coded };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /^(text\/|application\/(?!pdf|octet|zip)|image\/(svg|x-icon|vnd\.microsoft)|font\/ttf)/;
const leastBytes = 800;

function gains({ status, headers, body }: SiteResponse): boolean {
  const isOpen = !/no-transform/.test(headers['cache-control'] ?? '') && !headers['content-encoding'];
  return status !== 304 && isOpen && body.length >= leastBytes && text.test(headers['content-type'] ?? '');
}

function withVary(headers: Headers): Headers {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim());
  if (names.some((name) => name.toLowerCase() === 'accept-encoding')) return headers;
  return { ...headers, vary: [...names, 'Accept-Encoding'].filter(Boolean).join(', ') };
}

/** A 256 KB window covers the repetitions in a page; gzip's covers 32 KB. */
function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/**
 * In these codings beside the plain one, where they make it smaller; `quality` is Brotli's, 1 to 11. Each has a strong ETag of
 * its own (RFC 9110 section 8.8.3), made from that of the response or its bytes.
 */
export async function encodeResponse(
  answer: SiteResponse,
  quality: number,
  wanted: readonly Coding[] = ['br', 'gzip'],
): Promise<EncodedResponse> {
  const { status, body } = answer;
  const { etag, 'content-length': _, 'transfer-encoding': __, ...own } = answer.headers;
  const isCoded = gains(answer);
  const headers = isCoded ? withVary(own) : own;
  const hash = () => createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const tag = status === 200 ? (etag?.replace(/^"|"$/g, '') ?? hash()) : undefined;
  const coded = (bytes: Buffer, more: Headers = {}): Coded => {
    const tagged: Headers = tag
      ? { etag: `"${[tag, more['content-encoding']].filter(Boolean).join('-')}"` }
      : {};
    return { body: bytes, head: { ...headers, ...more, ...tagged, 'content-length': String(bytes.length) } };
  };
  const has = (coding: Coding) => isCoded && wanted.includes(coding);
  const [br, gz] = await Promise.all([
    has('br') ? brotliOf(body, quality) : undefined,
    has('gzip') ? zip(body, { level: Math.min(quality, 9) }) : undefined,
  ]);
  return {
    status,
    codings: {
      identity: coded(body),
      ...(gz && { gzip: coded(gz, { 'content-encoding': 'gzip' }) }),
      ...(br && { br: coded(br, { 'content-encoding': 'br' }) }),
    },
  };
}

export function bytesOf({ codings }: EncodedResponse): number {
  return Object.values(codings).reduce((sum, { body }) => sum + body.length + 2000, 0);
}

/** By an Accept-Encoding header, the best first: those that it names, or allows by `*`, without a weight of 0. */
const codingsFor = memoize(500, (accepted): readonly Coding[] => {
  const named = accepted.toLowerCase().split(',');
  const said = new Map(named.map((one) => [one.split(';', 1)[0]?.trim(), !/;\s*q=0(?:\.0*)?\s*$/.test(one)]));
  const takes = (coding: Coding) => said.get(coding) ?? said.get('*') ?? false;
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
});

export function codingOf({ headers }: IncomingMessage): Coding {
  return codingsFor(headers['accept-encoding'] ?? '')[0] ?? 'identity';
}

/** If-None-Match takes precedence over the date (RFC 9110 section 13.2.2). */
function isKnown({ headers }: IncomingMessage, head: Headers): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return head.etag !== undefined && isKnownTag(tags, head.etag);
  const since = headers['if-modified-since'];
  const modified = head['last-modified'];
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
}

/** Sent with a 304: browsers overwrite their stored headers with these. */
const repeated = /^(etag|cache-control|vary|last-modified|expires|content-location|x-robots-tag)$/;

/**
 * In the coding that the reader takes best, or 304 where the reader has it. `isMarked`: for a browser alone, since
 * shared caches would give it to others who ask at its address.
 */
export function sendResponse(
  { status, codings }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  isMarked = false,
): void {
  const accepted = codingsFor(request.headers['accept-encoding'] ?? '');
  const coded = codings[accepted.find((one) => codings[one]) ?? 'identity'] ?? codings.identity;
  const isForNobody = /no-store/.test(coded.head['cache-control'] ?? '');
  const head =
    isMarked && !isForNobody ? { ...coded.head, 'cache-control': 'private, no-cache' } : coded.head;
  if (status === 200 && isKnown(request, head)) {
    response.writeHead(304, Object.fromEntries(Object.entries(head).filter(([name]) => repeated.test(name))));
    response.end();
    return;
  }
  if (status === 304 || status === 204) {
    // The length of a 304 would be that of what it confirms (RFC 9110 section 8.6).
    const { 'content-length': _, ...bare } = head;
    response.writeHead(status, bare).end();
    return;
  }
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : coded.body);
}

/** Sends what is made for one reader, in that reader's coding alone. */
export async function sendOnce(
  made: SiteResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  sendResponse(await encodeResponse(made, 4, [codingOf(request)]), request, response);
}
