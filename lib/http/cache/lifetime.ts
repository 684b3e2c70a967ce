import CachePolicy from 'http-cache-semantics';
import type { WholeResponse } from '@/lib/http/in-memory';

/** How long a stored response may be sent, in ms: fresh, then stale while it is revalidated or while that fails. */
export type Lifetime = {
  freshMs: number;
  staleMs: number;
  staleIfErrorMs: number;
  /** Its age when it was received. */
  ageMs: number;
  isImmutable: boolean;
};

/** Returns the names in a header with a list, in lower case. */
export function namesIn(list = ''): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/**
 * Returns the lifetime of a response to the cache's own request, by RFC 9111 and RFC 5861; undefined if it may not be
 * stored. Stricter than the RFCs: a response must say `public` or `s-maxage`, must not set a cookie, and may vary by
 * coding only. `minStaleMs`: for how long it may be stale at least, unless it must be revalidated.
 */
export function lifetimeOf(
  { status, headers }: Pick<WholeResponse, 'status' | 'headers'>,
  minStaleMs = 0,
): Lifetime | undefined {
  const { vary, age = '0', 'cache-control': written = '' } = headers;
  const control = written.toLowerCase();
  const isPlain = namesIn(vary).every((name) => name === 'accept-encoding') && !headers['set-cookie'];
  const isShared = /\b(public|s-maxage)\b/.test(control);
  const policy = new CachePolicy(
    { headers: {} },
    { status, headers: { ...headers, 'cache-control': control } },
  );
  const freshMs = (policy.maxAge() - policy.age()) * 1000;
  if (!isPlain || !isShared || !policy.storable() || freshMs <= 0) return undefined;
  const mayBeStale = !/\b(must|proxy)-revalidate\b/.test(control);
  const msOf = (name: string) => {
    const [, seconds = 0] = new RegExp(`(?:^|[ ,])${name}="?(\\d+)`).exec(control) ?? [];
    return mayBeStale ? Number(seconds) * 1000 : 0;
  };
  const staleMs = mayBeStale ? Math.max(msOf('stale-while-revalidate'), minStaleMs) : 0;
  const staleIfErrorMs = msOf('stale-if-error');
  const isImmutable = /\bimmutable\b/.test(control);
  return { freshMs, staleMs, staleIfErrorMs, ageMs: Number(age) * 1000 || 0, isImmutable };
}
