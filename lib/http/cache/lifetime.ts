import CachePolicy from 'http-cache-semantics';
import type { WholeResponse } from '@/lib/http/in-memory';

/**
 * Times for which a stored response may be sent, in ms: while fresh, while it is revalidated (`staleMs`), and while
 * revalidation fails.
 */
export type Lifetime = {
  freshMs: number;
  staleMs: number;
  staleIfErrorMs: number;
  /** Age of the response when the cache received it. */
  ageMs: number;
  isImmutable: boolean;
};

/** Returns the names in a comma-separated header, in lowercase. */
export function namesIn(list = ''): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/**
 * Returns the lifetime of a response by RFC 9111 and RFC 5861; undefined if it may not be stored. Stricter than the
 * RFCs: the response must have `public` or `s-maxage`, must not set a cookie, and may vary only by coding.
 * `minStaleMs`: minimum time to serve it stale, unless it says that it must be revalidated.
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
