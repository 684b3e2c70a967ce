import { setTimeout as sleep } from 'node:timers/promises';
import fresh from 'fresh';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hidesPicture } from '@/lib/news/desk/in-force';
import { type AddressParts, readPicturePath } from '@/lib/pictures/address/signed-address';
import { currentAddress } from '@/lib/pictures/photos/find-photo';
import { isPhoto } from '@/lib/pictures/photos/photo-address';
import type { PictureFormat } from '@/lib/pictures/proxy/encode-picture';
import { type PictureProxy, pictureKey, type Wanted } from '@/lib/pictures/proxy/picture-proxy';
import { DOCUMENT, PICTURE } from '@/lib/request/cache-rules.mjs';

/** Cache-Control of failures. It is short, so that the picture appears soon after it is available again. */
const SHORT_CACHE = 'public, max-age=300';
/** Cache-Control while a picture is still being encoded. */
const PENDING_CACHE = 'public, max-age=20';

/** Headers that prevent browsers from running a response as a document. Other sites may embed pictures. */
const safetyHeaders = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

export function formatFor(accept: string | null): PictureFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}

function textReply(status: number, words: string, cacheControl: string): Response {
  const headers = {
    ...safetyHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': cacheControl,
  };
  return new Response(`${words}\n`, { status, headers });
}

/**
 * An invisible picture of one pixel, sent in place of one that fails, because browsers draw a frame around a
 * picture that does not load.
 */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';

/** Returns a 404: plain text in a post, where alternative text describes the picture, else a blank picture. */
function missing(city: City, { whole }: Pick<Wanted, 'whole'>, cacheControl: string): Response {
  if (whole) return textReply(404, messages(city).refusals.noPicture, cacheControl);
  const headers = { ...safetyHeaders, 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl };
  return new Response(blank, { status: 404, headers });
}

/** Returns a strong ETag, even before the picture is encoded: an address and a format always mean the same bytes. */
function etagOf(wanted: Wanted): string {
  return `"${pictureKey(wanted).slice(0, 22)}"`;
}

/**
 * Responds with a picture; with 304 if the browser already has it; with 404 if it fails, is late, is hidden by the
 * city's editors, or is a photo that was deleted or belongs to another city; with 403, without fetching anything, if
 * the address is not signed or has a query.
 */
export async function pictureReply(
  city: City,
  request: Request,
  address: AddressParts,
  { keys, proxy, patienceMs }: { keys: readonly string[]; proxy: () => PictureProxy; patienceMs: number },
): Promise<Response> {
  const picture = readPicturePath(address, ...keys);
  if (!picture || new URL(request.url).search)
    return textReply(403, messages(city).refusals.badPicture, 'no-store');
  // Check this before anything is sent, so that stored copies of a hidden picture are not sent either.
  if (hidesPicture(city, picture.address)) return missing(city, picture, SHORT_CACHE);
  // Older pages link to a replaced photo's old address; send the current version there too.
  const now = isPhoto(picture.address) ? await currentAddress(city, picture.address) : picture.address;
  if (now === undefined) return missing(city, picture, SHORT_CACHE);
  const format = picture.format ?? formatFor(request.headers.get('accept'));
  const wanted: Wanted = { ...picture, address: now, format };
  const cacheControl = now === picture.address ? PICTURE : DOCUMENT;
  const headers = { ...safetyHeaders, ETag: etagOf(wanted), 'Cache-Control': cacheControl, Vary: 'Accept' };
  if (fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag: headers.ETag }))
    return new Response(null, { status: 304, headers });
  // A late picture is still encoded in the background, for the next request.
  const late = sleep(patienceMs, undefined, { ref: false });
  const encoded = await Promise.race([proxy().picture(wanted), late]);
  if (!encoded?.ok) return missing(city, wanted, encoded ? SHORT_CACHE : PENDING_CACHE);
  return new Response(new Uint8Array(encoded.value), {
    headers: { ...headers, 'Content-Type': `image/${format}` },
  });
}
