import type { Failure } from '@/lib/base/outcome';
import { mayRetryAtOnce, retryDelays } from '@/lib/freshness/refresh-policy';

export type Patience = {
  sleep: (ms: number) => Promise<void>;
  /** Told of each failed try, so that a waiting page need not sit through the retries. */
  onFailedTry?: (failure: Failure) => void;
};

/** A try and, for passing failures, up to three more with doubling waits (requirements section 9); gives the last result. */
export async function withRetries<R>(
  tryOnce: () => Promise<R>,
  failureOf: (result: R) => Failure | undefined,
  { sleep, onFailedTry }: Patience,
): Promise<R> {
  let result = await tryOnce();
  for (const delay of retryDelays) {
    const failure = failureOf(result);
    if (!failure) return result;
    onFailedTry?.(failure);
    if (!mayRetryAtOnce(failure)) return result;
    await sleep(delay);
    result = await tryOnce();
  }
  return result;
}
