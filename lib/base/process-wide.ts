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
