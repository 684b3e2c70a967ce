import type { Failure } from '@/lib/base/outcome';
import type { earlyFailure } from '@/lib/freshness/early-failure';
import type { Timed } from '@/lib/freshness/timed';

/** A source that has not answered by then is told as silent, also while it waits behind others that hang, ms. */
const longestSilence = 12_000;

/** One refresh under way: when its first try ends, when it ends, and what is told of its failures meanwhile. */
export class Refresh<R extends Timed> {
  /** Ends with the first try, good or bad. */
  readonly firstTry: Promise<void>;
  ended: Promise<void> = Promise.resolve();
  readonly failure: ReturnType<typeof earlyFailure<R>>;
  readonly #startedAt: number;
  #isTried = false;
  #endFirstTry = () => {};

  constructor(startedAt: number, failure: ReturnType<typeof earlyFailure<R>>) {
    this.#startedAt = startedAt;
    this.failure = failure;
    this.firstTry = new Promise((resolve) => {
      this.#endFirstTry = resolve;
    });
  }

  failedTry(failure: Failure): void {
    this.failure.note(failure);
    this.tried();
  }

  tried(): void {
    this.#isTried = true;
    this.#endFirstTry();
  }

  /** Counts a silence that is too long as a failed first try. */
  noteSilence(now: number): void {
    if (this.#isTried || now - this.#startedAt < longestSilence) return;
    this.failedTry({ reason: 'timeout', detail: 'no answer yet' });
  }
}
