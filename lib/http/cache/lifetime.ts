import CachePolicy from 'http-cache-semantics';
import type { WholeResponse } from '@/lib/http/in-memory';

/**
 * How long a stored response may be sent, in ms: while fresh, while it is revalidated (`staleMs`), and while
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
 * Returns the lifetime of a response by RFC 9111 and RFC 5861. `freshMs` is 0 if it may not be stored. Stricter than
 * the RFCs: the response must have `public` or `s-maxage`, must not set a cookie, and may vary only by coding.
 * `minStaleMs`: minimum time to serve the response stale, unless its Cache-Control forbids this.
 */
export function lifetimeOf(
  { status, headers }: Pick<WholeResponse, 'status' | 'headers'>,
  minStaleMs = 0,
): Lifetime {
  const { vary, age = '0', 'cache-control': written = '', 'set-cookie': cookie } = headers;
  const lowercase = { ...headers, 'cache-control': written.toLowerCase() };
  const policy = new CachePolicy({ headers: {} }, { status, headers: lowercase });
  const { rescc: control } = policy.toObject();
  const isShared = 'public' in control || 's-maxage' in control;
  const isForAll = isShared && !cookie && namesIn(vary).every((name) => name === 'accept-encoding');
  const freshMs = isForAll && policy.storable() ? Math.max(0, policy.maxAge() - policy.age()) * 1000 : 0;
  const mayBeStale = !('must-revalidate' in control || 'proxy-revalidate' in control);
  const msOf = (directive: string) => (mayBeStale ? Number(control[directive] ?? 0) * 1000 || 0 : 0);
  return {
    freshMs,
    staleMs: mayBeStale ? Math.max(msOf('stale-while-revalidate'), minStaleMs) : 0,
    staleIfErrorMs: msOf('stale-if-error'),
    ageMs: Number(age) * 1000 || 0,
    isImmutable: 'immutable' in control,
  };
}
