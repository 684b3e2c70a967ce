import { LRUCache } from 'lru-cache';
import { thisCity } from '@/lib/city/this-city';

type Seen = { tag: string; at: number };

/** Some 40 a city, and one for each event that is asked for. */
const mostDocuments = 100_000;
const second = 1000;

// Routes are bundled apart: one memory per process, not one each.
const shared = globalThis as typeof globalThis & { outboundChanges?: LRUCache<string, Seen> };

function memory(): LRUCache<string, Seen> {
  shared.outboundChanges ??= new LRUCache({ max: mostDocuments });
  return shared.outboundChanges;
}

/** In whole seconds; at the first sight of a tag `now` (ms). What a document dates yesterday may be published today. */
export function changedAt(name: string, tag: string, now: number): Date {
  const key = `${thisCity().key} ${name}`;
  const seen = memory().get(key);
  if (seen?.tag === tag) return new Date(seen.at);
  const wholeSecond = Math.floor(now / second) * second;
  const at = seen ? Math.max(wholeSecond, seen.at + second) : wholeSecond;
  memory().set(key, { tag, at });
  return new Date(at);
}
