import { readingOf } from '@/lib/news/freshness/reading-of';
import type { ListedSource } from '@/lib/news/sources/listed-sources';
import { readerOf } from '@/lib/news/sources/source-reader';

/** Tells whether an edit has changed how a feed is read since the watch last looked at it; false at the first look. */
export function editWatch(): (listed: ListedSource) => boolean {
  const readings = new Map<string, string>();
  // Each change of a city makes the list of feeds anew (listed-sources.ts).
  const seen = new WeakSet<ListedSource>();
  return (listed) => {
    if (seen.has(listed)) return false;
    seen.add(listed);
    const { source } = listed;
    const before = readings.get(source.url);
    const reading = readingOf(source, readerOf(source));
    readings.set(source.url, reading);
    return before !== undefined && before !== reading;
  };
}
