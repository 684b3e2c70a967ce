import type { IncomingHttpHeaders } from 'node:http';
import { fail, type Outcome } from '@/lib/base/outcome';
import type { Reply } from '@/lib/web/guarded-get';

const MAX_WAIT_SECONDS = 24 * 60 * 60;

export function charsetOf(headers: IncomingHttpHeaders): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase();
}

export function maxAgeOf(headers: IncomingHttpHeaders): number | undefined {
  const seconds = /(?:^|,)\s*max-age\s*=\s*"?(\d{1,10})/i.exec(headers['cache-control'] ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Returns Retry-After in seconds, at most a day. The header's value may be seconds or a date (fault 19). */
export function retryAfterOf(headers: IncomingHttpHeaders, now: number): number | undefined {
  const value = headers['retry-after']?.trim();
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), MAX_WAIT_SECONDS);
}

/** Returns the failure for an error status, with the reply's Retry-After. */
export function statusFailure({ status, headers }: Reply, now: number): Outcome<never> {
  return fail('http-status', `HTTP status ${status}`, {
    status,
    retryAfterSeconds: retryAfterOf(headers, now),
  });
}
