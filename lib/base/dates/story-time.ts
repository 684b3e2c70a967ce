import { longDate, type Place } from '@/lib/base/dates/format-date';

/** When a story came out, in words and for machines. */
export type StoryTime = {
  /** "2:15 PM" in the city's zone: of today's and yesterday's stories only. */
  hour?: string;
  /** "November 21, 2026" in the city's zone. */
  day: string;
  /** The value of a `datetime`: a moment, or a day where only that is known. */
  machine: string;
};

type Known = { date: Date; dayOnly?: boolean };

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs more than the rest of an item: one per zone and shape is kept.
function format(locale: string, timeZone: string, shape: 'clock' | 'day'): Intl.DateTimeFormat {
  const key = `${shape} ${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions =
    shape === 'clock'
      ? { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
      : { year: 'numeric', month: '2-digit', day: '2-digit' };
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** The day of the calendar in a zone: 2026-11-21. */
export function isoDay(date: Date, timeZone: string): string {
  return format('en-CA', timeZone, 'day').format(date);
}

/** The time of day in the city's zone, as "2:15 PM"; midnight is "12:00 AM". */
export function clockTime(date: Date, { locale, timeZone }: Place): string {
  // The platform parts the hour from its half with a narrow no-break space, which few fonts have.
  return format(locale, timeZone, 'clock').format(date).replace(/\s/g, ' ');
}

/** Whole days of the calendar from one moment to another in a zone: 0 on the same day, 1 from yesterday to today. */
function daysBetween(earlier: Date, later: Date, timeZone: string): number {
  return (Date.parse(isoDay(later, timeZone)) - Date.parse(isoDay(earlier, timeZone))) / dayMs;
}

/**
 * When a story came out, as it is told at `now`: the day, and the hour of a story of today or yesterday. A story of
 * which only the day is known has no hour, for machines neither. Nothing for an invalid date.
 */
export function storyTime({ date, dayOnly }: Known, now: Date, place: Place): StoryTime | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const day = longDate(date, place);
  if (dayOnly) return { day, machine: isoDay(date, place.timeZone) };
  const machine = date.toISOString();
  if (daysBetween(date, now, place.timeZone) > 1) return { day, machine };
  return { hour: clockTime(date, place), day, machine };
}

/** "2:20 PM" for a moment of today, else the day: what stands after "Updated". */
export function updateTime(date: Date, now: Date, place: Place): string {
  return daysBetween(date, now, place.timeZone) === 0 ? clockTime(date, place) : longDate(date, place);
}
