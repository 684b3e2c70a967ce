import { LRUCache } from 'lru-cache';

type Seen = { tag: string; at: number };

/** More documents than this site has. */
const mostDocuments = 1000;
const second = 1000;

// Routes are bundled apart and would each remember by themselves: one memory per process it is.
const shared = globalThis as typeof globalThis & { outboundChanges?: LRUCache<string, Seen> };

function memory(): LRUCache<string, Seen> {
  shared.outboundChanges ??= new LRUCache({ max: mostDocuments });
  return shared.outboundChanges;
}

/**
 * When the document of a name changed to the content of a tag, in whole seconds; the first one that this process sees
 * counts as new, since nobody knows what was there before. `now` in ms. The dates in a document do not tell: what is
 * published today may be dated yesterday. Two changes of one second have two times.
 */
export function changedAt(name: string, tag: string, now: number): Date {
  const seen = memory().get(name);
  if (seen?.tag === tag) return new Date(seen.at);
  const wholeSecond = Math.floor(now / second) * second;
  const at = seen ? Math.max(wholeSecond, seen.at + second) : wholeSecond;
  memory().set(name, { tag, at });
  return new Date(at);
}
