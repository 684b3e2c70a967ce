import { setTimeout as sleep } from 'node:timers/promises';
import { isKnownTag } from '@/lib/base/http';
import type { City } from '@/lib/city/city-type';
import { FOREVER } from '@/lib/http/cache-rules.mjs';
import { messages } from '@/lib/messages/messages';
import { hidesPicture } from '@/lib/news/desk/in-force';
import { type AddressParts, readPicturePath } from '@/lib/pictures/address/signed-address';
import { currentAddress } from '@/lib/pictures/photos/find-photo';
import { isPhoto } from '@/lib/pictures/photos/photo-address';
import type { PictureFormat } from '@/lib/pictures/proxy/encode-picture';
import { type PictureProxy, pictureKey, type Wanted } from '@/lib/pictures/proxy/picture-proxy';

/** For a failure, so that the picture shows soon after it is back. */
const forNow = 'public, max-age=300';
/** While the picture is still being made. */
const forAMoment = 'public, max-age=20';

/** Never run as a document; other sites may embed them. */
const harmless = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

export function formatFor(accept: string | null): PictureFormat {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'avif' : 'webp';
}

function inWords(status: number, words: string, cacheControl: string): Response {
  const headers = { ...harmless, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl };
  return new Response(`${words}\n`, { status, headers });
}

/** Of one pixel, which is nothing to see: a browser draws a frame of its own around a picture that fails. */
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';

/** In a text, where alt text says what is missing, a picture that fails is words; elsewhere it is a blank. */
function missing(city: City, { whole }: Pick<Wanted, 'whole'>, cacheControl: string): Response {
  if (whole) return inWords(404, messages(city).refusals.noPicture, cacheControl);
  const headers = { ...harmless, 'Content-Type': 'image/svg+xml', 'Cache-Control': cacheControl };
  return new Response(blank, { status: 404, headers });
}

/** Strong, and known before the picture is made: an address and format always name the same picture. */
function etagOf(wanted: Wanted): string {
  return `"${pictureKey(wanted).slice(0, 22)}"`;
}

/** 404, with a blank or words, when it fails or is late, or is a photo of another city; 403, with no fetch, for an address that is not signed. */
export async function pictureReply(
  city: City,
  request: Request,
  address: AddressParts,
  { keys, proxy, patienceMs }: { keys: readonly string[]; proxy: () => PictureProxy; patienceMs: number },
): Promise<Response> {
  const picture = readPicturePath(address, ...keys);
  if (!picture || new URL(request.url).search)
    return inWords(403, messages(city).refusals.badPicture, 'no-store');
  // Whatever copies are kept.
  if (hidesPicture(city, picture.address)) return missing(city, picture, forNow);
  // A photo that was replaced shows as it is now, at addresses that pages of before have too.
  const now = isPhoto(picture.address) ? await currentAddress(city, picture.address) : picture.address;
  if (now === undefined) return missing(city, picture, forNow);
  const format = picture.format ?? formatFor(request.headers.get('accept'));
  const wanted: Wanted = { ...picture, address: now, format };
  const cacheControl = now === picture.address ? FOREVER : forNow;
  const headers = { ...harmless, ETag: etagOf(wanted), 'Cache-Control': cacheControl, Vary: 'Accept' };
  if (isKnownTag(request.headers.get('if-none-match') ?? '', headers.ETag))
    return new Response(null, { status: 304, headers });
  // One that is late is made all the same, for the next who asks.
  const late = sleep(patienceMs, undefined, { ref: false });
  const made = await Promise.race([proxy().picture(wanted), late]);
  if (!made?.ok) return missing(city, wanted, made ? forNow : forAMoment);
  return new Response(new Uint8Array(made.value), {
    headers: { ...headers, 'Content-Type': `image/${format}` },
  });
}
