import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isPicture, MAX_PICTURE_BYTES } from '@/lib/base/picture-bytes';
import { isStockAddress } from '@/lib/pictures/address/signed-address';
import { guardedGet } from '@/lib/web/guarded-get';
import { statusFailure } from '@/lib/web/reply-headers';

type PictureFetchOptions = {
  userAgent: string;
  /** Template of the operator's stock-photo service. Only its host may be private. */
  stockTemplate: string | undefined;
};

const limits = { timeoutMs: 8_000, maxBytes: MAX_PICTURE_BYTES };
const accept = 'image/jpeg, image/png, image/webp, image/avif, image/gif, image/*;q=0.5';

/**
 * Fetches a picture of at most 10 MB within 8 s. Its first bytes must be those of an accepted type, and no redirect may
 * lead to a private address.
 */
export async function fetchOriginal(address: string, options: PictureFetchOptions): Promise<Outcome<Buffer>> {
  const reply = await guardedGet(address, {
    headers: { 'User-Agent': options.userAgent, Accept: accept },
    untrusted: !isStockAddress(address, options.stockTemplate),
    ...limits,
  });
  if (!reply.ok) return reply;
  const { status, headers, bytes } = reply.value;
  if (status !== 200) return statusFailure(reply.value, Date.now());
  if (bytes.length === 0) return fail('empty-body', 'an empty picture');
  if (isPicture(bytes)) return ok(bytes);
  const declared = headers['content-type'] ?? 'no type';
  return fail(
    'not-a-picture',
    `declared as ${declared.slice(0, 60)}, but the bytes are no accepted picture format`,
  );
}
