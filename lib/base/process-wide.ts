import { AsyncLocalStorage } from 'node:async_hooks';

const shared = globalThis as typeof globalThis & { processWide?: Map<string, unknown> };
shared.processWide ??= new Map();
const all = shared.processWide;

/**
 * One of a kind per process, made at the first call with its name: pages, route handlers and the server are bundled
 * apart, and each bundle has modules of its own. No two files share a name (tests/house/walls.test.ts).
 */
export function processWide<Kind>(name: string, make: () => Kind): Kind {
  const known = all.get(name) as Kind | undefined;
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}

/** Puts another in its place; with undefined the next call makes one. */
export function setProcessWide(name: string, value: unknown): void {
  all.set(name, value);
}

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
