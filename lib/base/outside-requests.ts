import { AsyncLocalStorage } from 'node:async_hooks';

type Outside = <Result>(run: () => Result) => Result;

// Pages and route handlers are bundled apart, and all know the same outside.
const shared = globalThis as typeof globalThis & { outsideRequests?: Outside };

/** To be called once, while the server starts and no request is in hand. */
export function noteOutside(): void {
  shared.outsideRequests ??= AsyncLocalStorage.snapshot();
}

/**
 * Makes something that outlives the request in hand. A promise holds on to the async context that it was made in, and
 * the framework keeps there the request, its response and the whole rendered page. No city is in hand inside.
 */
export function outsideRequests<Result>(make: () => Result): Result {
  return shared.outsideRequests ? shared.outsideRequests(make) : make();
}
