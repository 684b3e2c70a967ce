import { LRUCache } from 'lru-cache';

/**
 * A pure function of a text that keeps its last `most` results: the same headlines are read again for each page, and a
 * shared feed's for each city. What it gives must not be changed.
 */
export function memoize<Result>(most: number, work: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: most });
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    const result = work(text);
    known.set(text, { result });
    return result;
  };
}
