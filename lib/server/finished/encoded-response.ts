import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteResponse } from '@/lib/server/response';

export type Coding = 'identity' | 'gzip' | 'br';

/** The bytes of an answer in one coding, with the heads of a 200 and of a 304. */
export type Coded = {
  body: Buffer;
  tag: string | undefined;
  head: Record<string, string>;
  unchanged: Record<string, string>;
};

/** An answer that is ready to be sent to anybody. */
export type EncodedResponse = {
  status: number;
  codings: Partial<Record<Coding, Coded>> & { identity: Coded };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /^(text\/|application\/(?!pdf|octet|zip)|image\/(svg|x-icon|vnd\.microsoft)|font\/ttf)/;
/** Smaller ones gain nothing. */
const leastBytes = 800;

function gains({ status, headers, body }: SiteResponse): boolean {
  const isOpen = !/no-transform/.test(headers['cache-control'] ?? '') && !headers['content-encoding'];
  return status !== 304 && isOpen && body.length >= leastBytes && text.test(headers['content-type'] ?? '');
}

function withVary(headers: Record<string, string>): Record<string, string> {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim());
  if (names.some((name) => name.toLowerCase() === 'accept-encoding')) return headers;
  return { ...headers, vary: [...names, 'Accept-Encoding'].filter(Boolean).join(', ') };
}

/** What a 304 repeats: a browser puts its headers in the place of those that it has kept of the page. */
const repeated = ['cache-control', 'vary', 'last-modified', 'expires', 'content-location', 'x-robots-tag'];

function coded(headers: Record<string, string>, body: Buffer, tag: string | undefined): Coded {
  const tagged: Record<string, string> = tag ? { ...headers, etag: tag } : headers;
  const unchanged = Object.entries(tagged).filter(([name]) => name === 'etag' || repeated.includes(name));
  return {
    body,
    tag,
    head: { ...tagged, 'content-length': String(body.length) },
    unchanged: Object.fromEntries(unchanged),
  };
}

/** What is sent has its own length and tag, and no parts. */
function ownHeaders({ headers }: SiteResponse): Record<string, string> {
  const { etag: _, 'content-length': __, 'transfer-encoding': ___, 'accept-ranges': ____, ...rest } = headers;
  return rest;
}

/**
 * An answer with its bytes in other codings, each with a strong tag of its own (RFC 9110 section 8.8.3). An answer to
 * one reader gets no tag but its own.
 */
export function withCodings(
  answer: SiteResponse,
  codings: Partial<Record<'gzip' | 'br', Buffer>>,
  isForAll: boolean,
): EncodedResponse {
  const { status, body } = answer;
  const isTagged = isForAll && status === 200;
  const hash = isTagged && createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const tag = (coding: string) => (hash ? `"${hash}${coding}"` : undefined);
  const headers = ownHeaders(answer);
  const isCoded = codings.gzip !== undefined || codings.br !== undefined;
  const varied = isCoded ? withVary(headers) : headers;
  const plain = coded(varied, body, tag('') ?? (isCoded ? undefined : answer.headers.etag));
  const { gzip: gz, br } = codings;
  return {
    status,
    codings: {
      identity: plain,
      ...(gz && { gzip: coded({ ...varied, 'content-encoding': 'gzip' }, gz, tag('-gz')) }),
      ...(br && { br: coded({ ...varied, 'content-encoding': 'br' }, br, tag('-br')) }),
    },
  };
}

/** Brotli; a page says much of itself twice: a window of 256 KB spans it, where gzip looks back 32. */
function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** An answer for all with its codings; `quality` is Brotli's, 1 to 11. */
export async function encodeResponse(
  answer: SiteResponse,
  quality: number,
  isForAll: boolean,
): Promise<EncodedResponse> {
  if (!gains(answer)) return withCodings(answer, {}, isForAll);
  const { body, brotli: packed } = answer;
  const [br, gz] = await Promise.all([
    packed ?? brotliOf(body, quality),
    zip(body, { level: Math.min(quality, 9) }),
  ]);
  return withCodings(answer, { br, gzip: gz }, isForAll);
}

/** An answer to one reader, compressed in the coding that this reader takes, and in no other. */
export async function encodeFor(
  answer: SiteResponse,
  coding: Coding,
  quality: number,
): Promise<EncodedResponse> {
  if (!gains(answer)) return withCodings(answer, {}, false);
  const { body } = answer;
  if (coding === 'br') return withCodings(answer, { br: await brotliOf(body, quality) }, false);
  if (coding === 'gzip') return withCodings(answer, { gzip: await zip(body, { level: quality }) }, false);
  return withCodings({ ...answer, headers: withVary(answer.headers) }, {}, false);
}

/** All bytes that it takes, roughly. */
export function bytesOf({ codings }: EncodedResponse): number {
  return Object.values(codings).reduce((sum, { body }) => sum + body.length + 2000, 0);
}
