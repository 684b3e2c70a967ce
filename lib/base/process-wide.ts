/** All of them, so that no two have one name. */
type Name =
  | 'absent log'
  | 'blog sources'
  | 'blog turn'
  | 'broken log'
  | 'canonical links'
  | 'city in hand'
  | 'city store'
  | 'default city'
  | 'described items'
  | 'feed store'
  | 'first waits'
  | 'gathering since'
  | 'grave words'
  | 'known posts'
  | 'languages'
  | 'listed sources'
  | 'log level'
  | 'loose links'
  | 'motif finders'
  | 'news changes'
  | 'outside requests'
  | 'picture failures'
  | 'picture proxy'
  | 'post texts'
  | 'radio failures'
  | 'radio hubs'
  | 'regroup stories'
  | 'scheduled posts'
  | 'search indexes'
  | 'served cities'
  | 'served hosts'
  | 'shared store'
  | 'signing key'
  | 'story groups'
  | 'story kinds'
  | 'title keys'
  | 'words of places'
  | 'words of reports';

const shared = globalThis as typeof globalThis & { processWide?: Map<Name, unknown> };
shared.processWide ??= new Map();
const all = shared.processWide;

/**
 * One of a kind per process, made at the first call with its name: pages, route handlers and the server are bundled
 * apart, and each bundle has modules of its own.
 */
export function processWide<Kind>(name: Name, make: () => Kind): Kind {
  const known = all.get(name) as Kind | undefined;
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}

/** Puts another in its place; with undefined the next call makes one. */
export function setProcessWide(name: Name, value: unknown): void {
  all.set(name, value);
}
