import type { Failure } from '@/lib/base/outcome';
import { mayRetryAtOnce, retryDelays } from '@/lib/freshness/refresh-policy';

export type Patience = {
  sleep: (ms: number) => Promise<void>;
  /** Lets a waiting page stop before the retries end. */
  onFailedTry?: (failure: Failure) => void;
};

/** One try and, for temporary failures, up to three more (requirements section 9); the last result. */
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
