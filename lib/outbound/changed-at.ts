import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/base/process-wide';
import { thisCity } from '@/lib/city/this-city';

type Seen = { tag: string; at: number };

/** Some 40 a city, and one for each event that is asked for. */
const mostDocuments = 100_000;
const second = 1000;

const memory = processWide('outbound changes', () => new LRUCache<string, Seen>({ max: mostDocuments }));

/** In whole seconds; at the first sight of a tag `now` (ms). What a document dates yesterday may be published today. */
export function changedAt(name: string, tag: string, now: number): Date {
  const key = `${thisCity().key} ${name}`;
  const seen = memory.get(key);
  if (seen?.tag === tag) return new Date(seen.at);
  const wholeSecond = Math.floor(now / second) * second;
  const at = seen ? Math.max(wholeSecond, seen.at + second) : wholeSecond;
  memory.set(key, { tag, at });
  return new Date(at);
}
