import type { Failure, Outcome } from '@/lib/base/outcome';

type Deps = {
  /** A monotonic clock in ms. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
};

/** Minimum time between the starts of two requests to a host. */
const GAP_MS = 1000;

/**
 * Returns a function that spaces out requests to each host. A response with Retry-After pauses its host:
 * until that time, requests to the host immediately fail with the same failure.
 */
export function hostPace({ now, wait }: Deps) {
  const nextStart = new Map<string, number>();
  const paused = new Map<string, { until: number; failure: Failure }>();
  return async <T>(address: string, request: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const { host } = new URL(address);
    const start = Math.max(now(), nextStart.get(host) ?? 0);
    nextStart.set(host, start + GAP_MS);
    if (start > now()) await wait(start - now());
    const { until = 0, failure } = paused.get(host) ?? {};
    const retryAfterSeconds = Math.ceil((until - now()) / 1000);
    if (failure && retryAfterSeconds > 0) return { ok: false, failure: { ...failure, retryAfterSeconds } };
    const reply = await request();
    if (!reply.ok && reply.failure.retryAfterSeconds)
      paused.set(host, { until: now() + reply.failure.retryAfterSeconds * 1000, failure: reply.failure });
    return reply;
  };
}
