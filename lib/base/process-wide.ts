import { AsyncLocalStorage } from 'node:async_hooks';

const shared = globalThis as typeof globalThis & { processWide?: Map<string, unknown> };
shared.processWide ??= new Map();
const all = shared.processWide;

/**
 * Returns the one instance per process with a name, created on first use: pages, route handlers and the server are
 * separate bundles with modules of their own. No two files share a name (tests/house/walls.test.ts).
 */
export function processWide<Kind>(name: string, make: () => Kind): Kind {
  const known = all.get(name) as Kind | undefined;
  if (known !== undefined) return known;
  const created = make();
  all.set(name, created);
  return created;
}

/** Replaces an instance; undefined makes the next call create one. */
export function setProcessWide(name: string, value: unknown): void {
  all.set(name, value);
}

type Outside = <Result>(run: () => Result) => Result;

/** Remembers the async context outside of requests. Call it once, at the start of the server. */
export function noteOutside(): void {
  setProcessWide('outside requests', AsyncLocalStorage.snapshot());
}

/**
 * Creates something that outlives the current request. A promise retains the async context it was created in, where
 * Next.js keeps the request, its response and the whole rendered page.
 */
export function outsideRequests<Result>(make: () => Result): Result {
  const outside = all.get('outside requests') as Outside | undefined;
  return outside ? outside(make) : make();
}
