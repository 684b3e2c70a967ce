import { thisCity } from '@/lib/city/this-city';
import { longDate } from '@/lib/dates/format-date';

/** A date in words and in the city's zone; for machines too, where it is known. */
export function StoryDate({ date }: { date: Date | undefined }) {
  const words = longDate(date, thisCity());
  if (!date) return <span>{words}</span>;
  return <time dateTime={date.toISOString()}>{words}</time>;
}
