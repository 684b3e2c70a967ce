import { isSignatureOf, signatureOf } from '@/lib/pictures/address/signature';

/** Of `/preview/{signature}/{expires}/{slug}`, with the post's slug as it is. */
export type PreviewParts = { signature: string; expires: string; slug: string };

/** ms; then the address leads nowhere. */
const previewFor = 7 * 86_400_000;

function signedText(city: string, expires: string, slug: string): string {
  return JSON.stringify(['preview', city, expires, slug]);
}

/** Where a post of a city (by its key) is shown before it is published, and until when, in ms, as is `now`. */
export function previewAddress(
  { city, slug }: { city: string; slug: string },
  key: string,
  now: number,
): { path: string; expires: number } {
  const seconds = Math.floor((now + previewFor) / 1000);
  const signature = signatureOf(signedText(city, String(seconds), slug), key);
  return { path: `/preview/${signature}/${seconds}/${encodeURIComponent(slug)}`, expires: seconds * 1000 };
}

/** Whether one of these keys has signed an address of this city, and its time is not over. */
export function isPreview(
  { signature, expires, slug }: PreviewParts,
  { city, keys, now }: { city: string; keys: readonly string[]; now: number },
): boolean {
  return Number(expires) * 1000 > now && isSignatureOf(signedText(city, expires, slug), signature, keys);
}
