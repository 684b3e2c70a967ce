import type { Failure, FailureReason } from '@/lib/base/outcome';

const passing = new Set<FailureReason>(['dns', 'refused', 'reset', 'timeout', 'bad-reply']);
const passingStatus = new Set([408, 500, 502, 503, 504, 520, 522, 524]);

/** Requirements section 9. */
export const retryDelays = [1, 2, 4].map((seconds) => Math.min(seconds, 30) * 1000);

export function mayRetryAtOnce(failure: Failure): boolean {
  if (failure.retryAfterSeconds !== undefined) return false;
  return passing.has(failure.reason) || (failure.status !== undefined && passingStatus.has(failure.status));
}

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
