import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '@/lib/base/cache';
import { isKnownTag } from '@/lib/base/known-tag';
import type { SiteResponse } from '@/lib/server/response';

export type Coding = 'identity' | 'gzip' | 'br';

export type Coded = {
  body: Buffer;
  tag: string | undefined;
  head: Record<string, string>;
  unchanged: Record<string, string>;
};

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

function withVary(headers: Record<string, string>): Record<string, string> {
  const names = (headers.vary ?? '').split(',').map((name) => name.trim());
  if (names.some((name) => name.toLowerCase() === 'accept-encoding')) return headers;
  return { ...headers, vary: [...names, 'Accept-Encoding'].filter(Boolean).join(', ') };
}

/** Sent with a 304: browsers overwrite their stored headers with these. */
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

function ownHeaders({ headers }: SiteResponse): Record<string, string> {
  const { etag: _, 'content-length': __, 'transfer-encoding': ___, 'accept-ranges': ____, ...rest } = headers;
  return rest;
}

/** Each coding has a strong ETag of its own (RFC 9110 section 8.8.3); a private response keeps the one it has. */
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

/** A 256 KB window covers the repetitions in a page; gzip's covers 32 KB. */
function brotliOf(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

export async function encodeResponse(
  answer: SiteResponse,
  quality: number,
  isForAll: boolean,
): Promise<EncodedResponse> {
  if (!gains(answer)) return withCodings(answer, {}, isForAll);
  const { body } = answer;
  const [br, gz] = await Promise.all([brotliOf(body, quality), zip(body, { level: Math.min(quality, 9) })]);
  return withCodings(answer, { br, gzip: gz }, isForAll);
}

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

function codedPrivate(one: Coded): Coded {
  const control = { 'cache-control': 'private, no-cache' };
  return { ...one, head: { ...one.head, ...control }, unchanged: { ...one.unchanged, ...control } };
}

/** The same for a browser alone: shared caches would give it to others who ask at its address. */
export function keptPrivate({ status, codings }: EncodedResponse): EncodedResponse {
  const { identity, gzip: gz, br } = codings;
  return {
    status,
    codings: {
      identity: codedPrivate(identity),
      ...(gz && { gzip: codedPrivate(gz) }),
      ...(br && { br: codedPrivate(br) }),
    },
  };
}

export function bytesOf({ codings }: EncodedResponse): number {
  return Object.values(codings).reduce((sum, { body }) => sum + body.length + 2000, 0);
}

const mostChosen = 500;

function weights(accepted: string): Map<string, number> {
  const all = accepted.split(',').map((one): [string, number] => {
    const [name = '', ...rest] = one.split(';').map((part) => part.trim().toLowerCase());
    const said = rest.find((part) => part.startsWith('q='));
    const weight = said === undefined ? 1 : Number(said.slice(2));
    return [name, Number.isFinite(weight) ? weight : 0];
  });
  return new Map(all);
}

function chosen(accepted: string): readonly Coding[] {
  const weight = weights(accepted);
  const taken = (['br', 'gzip'] as const)
    .map((coding) => ({ coding, weight: weight.get(coding) ?? weight.get('*') ?? 0 }))
    .filter((one) => one.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return [...taken.map(({ coding }) => coding), 'identity'];
}

/** By an Accept-Encoding header, the best first. */
export const codingsFor = memoize(mostChosen, chosen);

export function codingOf({ headers }: IncomingMessage): Coding {
  return codingsFor(headers['accept-encoding'] ?? '')[0] ?? 'identity';
}

/** If-None-Match takes precedence over the date (RFC 9110 section 13.2.2). */
function isKnown({ headers }: IncomingMessage, { tag, head }: Coded): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tag !== undefined && isKnownTag(tags, tag);
  const since = headers['if-modified-since'];
  const modified = head['last-modified'];
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
}

/** For a response without a body: the length of a 304 would be that of what it confirms (RFC 9110 section 8.6). */
function withoutLength({ 'content-length': _, ...head }: Record<string, string>): Record<string, string> {
  return head;
}

export function sendResponse(
  { status, codings }: EncodedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const accepted = codingsFor(request.headers['accept-encoding'] ?? '');
  const coding = accepted.find((one) => codings[one]) ?? 'identity';
  const coded = codings[coding] ?? codings.identity;
  if (status === 200 && isKnown(request, coded)) {
    response.writeHead(304, coded.unchanged).end();
    return;
  }
  if (status === 304 || status === 204) {
    response.writeHead(status, withoutLength(coded.head)).end();
    return;
  }
  response.writeHead(status, coded.head);
  response.end(request.method === 'HEAD' ? undefined : coded.body);
}
