import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide, setProcessWide } from '@/lib/base/process-wide';

type Outside = <Result>(run: () => Result) => Result;

/** To be called once, while the server starts and no request is in hand. */
export function noteOutside(): void {
  setProcessWide('outside requests', AsyncLocalStorage.snapshot());
}

/**
 * Makes something that outlives the request in hand. A promise holds on to the async context that it was made in, and
 * the framework keeps there the request, its response and the whole rendered page. No city is in hand inside.
 */
export function outsideRequests<Result>(make: () => Result): Result {
  return processWide<Outside>('outside requests', () => (run) => run())(make);
}
