import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { memoize } from '@/lib/base/cache';
import { namesIn } from '@/lib/http/cache/lifetime';
import type { WholeResponse } from '@/lib/http/in-memory';

type Coding = 'br' | 'gzip' | 'identity';
type Head = Record<string, string>;
type Coded = { body: Buffer; head: Head; head304: Head };

/** A response, uncompressed and in each coding that makes it smaller. */
export type EncodedResponse = {
  status: number;
  codings: Partial<Record<Coding, Coded>> & { identity: Coded };
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /^(text\/|application\/(?!pdf|octet|zip)|image\/(svg|x-icon|vnd\.microsoft)|font\/ttf)/;
const MIN_LENGTH = 800;
/**
 * Larger bodies are compressed with a lower Brotli quality, because the best one would take half a second.
 */
const MAX_BEST_LENGTH = 64 * 1024;
/** Headers that a 304 repeats, because browsers update their stored response with them. */
const REPEATED = /^(age|etag|cache-control|vary|last-modified|expires|content-location|x-robots-tag)$/;

function isCompressible({ headers, body }: WholeResponse): boolean {
  const isOpen = !/no-transform/i.test(headers['cache-control'] ?? '') && !headers['content-encoding'];
  return isOpen && body.length >= MIN_LENGTH && TEXT.test(headers['content-type'] ?? '');
}

function toBrotli(body: Buffer, control = ''): Promise<Buffer> {
  const isBest = control.includes('immutable') && body.length < MAX_BEST_LENGTH;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 10,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** Compresses a response once for many readers. Each coding has its own strong ETag (RFC 9110 section 8.8.3). */
export async function encodeResponse(response: WholeResponse): Promise<EncodedResponse> {
  const { status, body } = response;
  const { etag, 'content-length': _, age: __, ...headers } = response.headers;
  const hash = () => createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const tag = status === 200 ? (etag?.replace(/^(W\/)?"|"$/g, '') ?? hash()) : undefined;
  const coded = (bytes: Buffer, coding?: Coding): Coded => {
    const head: Head = {
      ...headers,
      ...(tag && { etag: `"${[tag, coding].filter(Boolean).join('-')}"` }),
      ...(coding && { 'content-encoding': coding }),
      'content-length': String(bytes.length),
    };
    const repeated = Object.entries(head).filter(([name]) => REPEATED.test(name));
    return { body: bytes, head, head304: Object.fromEntries(repeated) };
  };
  if (!isCompressible(response)) return { status, codings: { identity: coded(body) } };
  headers.vary = [...new Set([...namesIn(headers.vary), 'accept-encoding'])].join(', ');
  const [br, gz] = await Promise.all([toBrotli(body, headers['cache-control']), zip(body, { level: 9 })]);
  return { status, codings: { br: coded(br, 'br'), gzip: coded(gz, 'gzip'), identity: coded(body) } };
}

export function sizeOf({ codings }: EncodedResponse): number {
  return Object.values(codings).reduce((sum, { body }) => sum + body.length + 2000, 0);
}

/** Returns the smallest coding that an Accept-Encoding header allows. A coding with weight 0 is not allowed. */
const codingFor = memoize(500, (accepted: string): Coding => {
  const weights = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';'));
  const allowed = new Map(weights.map(([name = '', q = '']) => [name.trim(), !/^\s*q=0(\.0*)?\s*$/.test(q)]));
  return (['br', 'gzip'] as const).find((one) => allowed.get(one) ?? allowed.get('*')) ?? 'identity';
});

/** Returns the smallest version of a response that a request accepts. */
export function codedFor({ headers }: IncomingMessage, { codings }: EncodedResponse): Coded {
  return codings[codingFor(headers['accept-encoding'] ?? '')] ?? codings.identity;
}

/** Sends the smallest version that the request accepts, or a 304 if the client already has it. `age` is in seconds. */
export function sendEncoded(
  encoded: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  age?: number,
): void {
  const { status } = encoded;
  const { body, head, head304 } = codedFor(request, encoded);
  if (age !== undefined) head.age = head304.age = String(age);
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  // The request's Cache-Control is left out, because fetch() of Node.js adds no-cache to conditional requests.
  const isKnown = fresh({ 'if-none-match': tags, 'if-modified-since': since }, head);
  if (status === 200 && isKnown) return void response.writeHead(304, head304).end();
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : body);
}
