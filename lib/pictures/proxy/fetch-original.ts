import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isStockAddress } from '@/lib/pictures/address/stock-address';
import { imageKind } from '@/lib/pictures/proxy/image-kind';
import { guardedGet } from '@/lib/web/guarded-get';
import { retryAfterOf } from '@/lib/web/reply-headers';

export type PictureFetchOptions = {
  /** Says who asks and whom to write to. */
  userAgent: string;
  /** The stock-photo service that the operator set, if any: the only one that may be private. */
  stockTemplate: string | undefined;
};

const limits = { timeoutMs: 8_000, maxBytes: 10 * 1024 * 1024 };
const accept = 'image/jpeg, image/png, image/webp, image/avif, image/gif, image/*;q=0.5';

/**
 * The bytes of a picture at another host, as they come: at most 10 MB within 8 s, and by its signature a picture that
 * we take. The address is a stranger's: nothing private is reached, on no hop.
 */
export async function fetchOriginal(address: string, manners: PictureFetchOptions): Promise<Outcome<Buffer>> {
  const reply = await guardedGet(address, {
    headers: { 'User-Agent': manners.userAgent, Accept: accept },
    untrusted: !isStockAddress(address, manners.stockTemplate),
    ...limits,
  });
  if (!reply.ok) return reply;
  const { status, headers, bytes } = reply.value;
  if (status !== 200) {
    const retryAfterSeconds = retryAfterOf(headers, Date.now());
    return fail('http-status', `HTTP status ${status}`, { status, retryAfterSeconds });
  }
  if (bytes.length === 0) return fail('empty-body', 'a picture of no bytes');
  if (imageKind(bytes)) return ok(bytes);
  const said = headers['content-type'] ?? 'no type';
  return fail('not-a-picture', `said ${said.slice(0, 60)}, but the bytes are no picture that is taken`);
}
