import { AsyncLocalStorage } from 'node:async_hooks';

const shared = globalThis as typeof globalThis & { processWide?: Map<string, unknown> };
shared.processWide ??= new Map();
const all = shared.processWide;

/**
 * Returns the process's only instance of `name`, created on first use. A variable in a module is not enough, because
 * pages, route handlers and the server are bundled separately. No two files share a name (tests/house/walls.test.ts).
 */
export function processWide<Kind>(name: string, make: () => Kind): Kind {
  const known = all.get(name) as Kind | undefined;
  if (known !== undefined) return known;
  const created = make();
  all.set(name, created);
  return created;
}

/** Replaces the instance of `name`. Pass undefined to have the next `processWide` call create a new one. */
export function setProcessWide(name: string, value: unknown): void {
  all.set(name, value);
}

type Outside = <Result>(run: () => Result) => Result;

/** Stores the async context outside of requests for `outsideRequests`. Call it once, when the server starts. */
export function noteOutside(): void {
  setProcessWide('outside requests', AsyncLocalStorage.snapshot());
}

/**
 * Creates something that outlives the current request. A promise retains the async context it was created in, where
 * Next.js stores the request, its response and the whole rendered page.
 */
export function outsideRequests<Result>(make: () => Result): Result {
  const outside = all.get('outside requests') as Outside | undefined;
  return outside ? outside(make) : make();
}
