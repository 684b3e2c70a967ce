import { isCalendarEntry } from '@/lib/news/fields/find-calendar';
import { findDate } from '@/lib/news/fields/find-date';
import type { RawItem } from '@/lib/news/parse/raw-feed';

function isOldestFirst(first: RawItem | undefined, last: RawItem | undefined): boolean {
  // A calendar in date order begins with the next day, whatever its pubDates say (quirk 35).
  if (!first || !last || isCalendarEntry(first)) return false;
  const [begin, end] = [first, last].map((raw) => findDate(raw, 'UTC')?.date.getTime());
  return begin !== undefined && end !== undefined && end > begin;
}

/** The first `most` items, or the last where the feed lists its oldest first (quirk 45); in document order. */
export function chooseItems(
  count: number,
  most: number,
  item: (index: number) => RawItem | undefined,
): RawItem[] {
  const start = count > most && isOldestFirst(item(0), item(count - 1)) ? count - most : 0;
  const chosen: RawItem[] = [];
  for (let i = start; i < Math.min(count, start + most); i++) {
    const raw = item(i);
    if (raw) chosen.push(raw);
  }
  return chosen;
}
