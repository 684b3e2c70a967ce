/** All of them, so that no two have one name. */
type Name =
  | 'canonical links'
  | 'described items'
  | 'first waits'
  | 'grave words'
  | 'known posts'
  | 'languages'
  | 'loose links'
  | 'motif finders'
  | 'scheduled posts'
  | 'story kinds'
  | 'title keys'
  | 'words of places'
  | 'words of reports';

const shared = globalThis as typeof globalThis & { processWide?: Map<Name, unknown> };

/**
 * One of a kind per process, made at the first call with its name: pages, route handlers and the server are bundled
 * apart, and each bundle has modules of its own.
 */
export function processWide<Kind>(name: Name, make: () => Kind): Kind {
  shared.processWide ??= new Map();
  const known = shared.processWide.get(name) as Kind | undefined;
  if (known !== undefined) return known;
  const made = make();
  shared.processWide.set(name, made);
  return made;
}
