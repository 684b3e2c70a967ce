import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from '@/lib/server/answer';

export type Coding = 'identity' | 'gzip' | 'br';

/** The bytes of an answer in one coding, with the heads of a 200 and of a 304. */
export type Coded = {
  body: Buffer;
  tag: string | undefined;
  head: Record<string, string>;
  unchanged: Record<string, string>;
};

/** An answer that is ready to be sent to anybody. */
export type CodedAnswer = { status: number; codings: Partial<Record<Coding, Coded>> & { identity: Coded } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const text = /^(text\/|application\/(?!pdf|octet|zip)|image\/(svg|x-icon|vnd\.microsoft)|font\/ttf)/;
/** Smaller ones gain nothing. */
const leastBytes = 800;

function gains({ status, headers, body }: Answer): boolean {
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

/**
 * An answer with its codings, each with a strong tag of its own (RFC 9110 section 8.8.3); `quality` is Brotli's, 1 to
 * 11. An answer to one reader gets no tag but its own. A page says much of itself twice, as HTML and for its scripts:
 * Brotli's window of 256 KB spans it, where gzip looks back 32.
 */
export async function codeAnswer(answer: Answer, quality: number, isForAll: boolean): Promise<CodedAnswer> {
  // Neither a length of other bytes nor parts of them.
  const {
    etag: own,
    'content-length': _,
    'transfer-encoding': __,
    'accept-ranges': ___,
    ...headers
  } = answer.headers;
  const { status, body, brotli: packed } = answer;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const tag = (coding: string) => (isForAll && status === 200 ? `"${hash}${coding}"` : undefined);
  if (!gains(answer)) return { status, codings: { identity: coded(headers, body, tag('') ?? own) } };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    packed ?? brotli(body, { params }),
    zip(body, { level: Math.min(quality, 9) }),
  ]);
  const varied = withVary(headers);
  return {
    status,
    codings: {
      identity: coded(varied, body, tag('')),
      gzip: coded({ ...varied, 'content-encoding': 'gzip' }, gz, tag('-gz')),
      br: coded({ ...varied, 'content-encoding': 'br' }, br, tag('-br')),
    },
  };
}

/** All bytes that it takes, roughly. */
export function bytesOf({ codings }: CodedAnswer): number {
  return Object.values(codings).reduce((sum, { body }) => sum + body.length + 2000, 0);
}
