import { createHash } from 'node:crypto';
import type { Outcome } from '@/lib/base/outcome';
import {
  type AddressParts,
  type ForeignPicture,
  readPicturePath,
} from '@/lib/pictures/address/signed-address';
import type { PictureFormat } from '@/lib/pictures/proxy/encode-picture';
import { type PictureProxy, pictureKey, type Wanted } from '@/lib/pictures/proxy/picture-proxy';

export type ReplyParts = {
  key: string;
  proxy: () => PictureProxy;
  /** The bytes of a drawing (SVG) by its name. */
  readDrawing: (name: string) => Promise<Buffer>;
  /** How long a reader waits for a picture that is being made, ms. */
  patienceMs: number;
};

/** A year: an address names one picture for good. */
const forGood = 'public, max-age=31536000, immutable';
/** What stands in for a picture, so that the picture is shown soon after it comes back. */
const forNow = 'public, max-age=300';
/** The same while the picture is still on its way. */
const forAMoment = 'public, max-age=20';

/** Whatever the bytes are, they are looked at and never run; others may show them too. */
const harmless = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** AVIF for a browser that says it reads it, WebP for all others. */
export function formatFor(accept: string | null): PictureFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}

function withBytes(bytes: Buffer, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...harmless, ...headers } });
}

function inWords(status: number, words: string, cacheControl: string): Response {
  const headers = { ...harmless, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl };
  return new Response(`${words}\n`, { status, headers });
}

// A picture in a text has words of its own, which browsers show in place of what is not found.
async function standIn(
  { drawing }: ForeignPicture,
  parts: ReplyParts,
  cacheControl: string,
): Promise<Response> {
  if (!drawing) return inWords(404, 'The picture is not available right now.', cacheControl);
  const bytes = await parts.readDrawing(drawing);
  return withBytes(bytes, { 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl, Vary: 'Accept' });
}

/** What the door gives, or nothing when it takes longer than a reader waits; it goes on behind. */
async function soon(made: Promise<Outcome<Buffer>>, ms: number): Promise<Outcome<Buffer> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([made, late]).finally(() => clearTimeout(timer));
}

function isKnown(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** Strong, and known before the picture is: the same address and format are always the same picture. */
function etagOf(wanted: Wanted): string {
  return `"${createHash('sha256').update(pictureKey(wanted)).digest('base64url').slice(0, 22)}"`;
}

/**
 * The answer to an address below /pictures/: the picture; 304 when the asker has it; the drawing that the address
 * names when the picture does not come, or not soon (404 where it names none); 403 for an address that this site did
 * not sign, which causes no fetch.
 */
export async function pictureReply(
  request: Request,
  address: AddressParts,
  parts: ReplyParts,
): Promise<Response> {
  const picture = readPicturePath(address, parts.key);
  if (!picture || new URL(request.url).search)
    return inWords(403, 'This picture address is not valid.', 'no-store');
  const format = formatFor(request.headers.get('accept'));
  const wanted: Wanted = {
    address: picture.address,
    width: picture.width,
    whole: picture.whole === true,
    format,
  };
  const headers = { ETag: etagOf(wanted), 'Cache-Control': forGood, Vary: 'Accept' };
  if (isKnown(request, headers.ETag))
    return new Response(null, { status: 304, headers: { ...harmless, ...headers } });
  const made = await soon(parts.proxy().picture(wanted), parts.patienceMs);
  if (!made?.ok) return standIn(picture, parts, made ? forNow : forAMoment);
  return withBytes(made.value, { ...headers, 'Content-Type': `image/${format}` });
}
