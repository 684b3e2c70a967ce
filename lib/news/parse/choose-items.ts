import { findDate } from '@/lib/news/find/find-date';
import type { RawItem } from '@/lib/news/parse/raw-feed';

/**
 * Which items to read when there are more than `most`: the first ones, or the last ones where the feed lists its
 * oldest first (row 45). In the order of the document.
 */
export function chooseItems(
  count: number,
  most: number,
  item: (index: number) => RawItem | undefined,
): RawItem[] {
  let start = 0;
  if (count > most) {
    const [first, last] = [item(0), item(count - 1)].map((raw) => raw && findDate(raw, 'UTC')?.getTime());
    if (first !== undefined && last !== undefined && last > first) start = count - most;
  }
  const chosen: RawItem[] = [];
  for (let i = start; i < Math.min(count, start + most); i++) {
    const raw = item(i);
    if (raw) chosen.push(raw);
  }
  return chosen;
}
