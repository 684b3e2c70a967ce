import { isSignatureOf, signatureOf } from '@/lib/pictures/address/signature';

/** Parts of `/preview/{signature}/{expires}/{slug}`; the slug is decoded. */
export type PreviewParts = { signature: string; expires: string; slug: string };

/** Time (ms) for which a preview address is valid. */
const PREVIEW_MS = 7 * 86_400_000;

function signedText(city: string, expires: string, slug: string): string {
  return JSON.stringify(['preview', city, expires, slug]);
}

/** Returns the address that shows an unpublished post, and when it expires. `now` and `expires` in ms. */
export function previewAddress(
  { city, slug }: { city: string; slug: string },
  key: string,
  now: number,
): { path: string; expires: number } {
  const seconds = Math.floor((now + PREVIEW_MS) / 1000);
  const signature = signatureOf(signedText(city, String(seconds), slug), key);
  return { path: `/preview/${signature}/${seconds}/${encodeURIComponent(slug)}`, expires: seconds * 1000 };
}

/** Whether one of the keys signed the address for this city, and the address has not expired. */
export function isPreview(
  { signature, expires, slug }: PreviewParts,
  { city, keys, now }: { city: string; keys: readonly string[]; now: number },
): boolean {
  return Number(expires) * 1000 > now && isSignatureOf(signedText(city, expires, slug), signature, keys);
}
