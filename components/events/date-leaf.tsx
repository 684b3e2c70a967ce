import { leafWords } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';

/** A date (`2026-11-28`) as a leaf of a tear-off calendar. */
export function DateLeaf({ city, day, className = '' }: { city: City; day: string; className?: string }) {
  const words = leafWords(day, city);
  return (
    <time dateTime={day} className={`date-leaf ${className}`}>
      <span>{words.weekday}</span> <b>{words.day}</b> <span>{words.month}</span>
    </time>
  );
}
