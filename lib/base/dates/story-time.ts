import { apTime, usesApTime } from '@/lib/base/dates/ap-time';
import { longDate, type Place } from '@/lib/base/dates/format-date';

export type StoryTime = {
  /** "2:15 p.m."; for stories of today and yesterday only. */
  hour?: string;
  day: string;
  /** For `datetime`: an instant, or a day where only that is known. */
  machine: string;
};

type Known = { date: Date; dayOnly?: boolean };

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs more than the rest of an item.
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

export function isoDay(date: Date, timeZone: string): string {
  return format('en-CA', timeZone, 'day').format(date);
}

/** "2:15 p.m."; in other English than American "2:15 pm". */
export function clockTime(date: Date, { locale, timeZone }: Place): string {
  if (usesApTime({ locale })) return apTime(date, timeZone);
  // Few fonts have the platform's narrow no-break space before pm.
  return format(locale, timeZone, 'clock').format(date).replace(/\s/g, ' ');
}

/** Of the calendar: 0 on the same day, 1 from yesterday to today. */
function daysBetween(earlier: Date, later: Date, timeZone: string): number {
  return (Date.parse(isoDay(later, timeZone)) - Date.parse(isoDay(earlier, timeZone))) / dayMs;
}

/** The hour of today's and yesterday's stories only, and none with `dayOnly`; undefined for an invalid date. */
export function storyTime({ date, dayOnly }: Known, now: Date, place: Place): StoryTime | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const day = longDate(date, place);
  if (dayOnly) return { day, machine: isoDay(date, place.timeZone) };
  const machine = date.toISOString();
  if (daysBetween(date, now, place.timeZone) > 1) return { day, machine };
  return { hour: clockTime(date, place), day, machine };
}

export function updateTime(date: Date, now: Date, place: Place): string {
  return daysBetween(date, now, place.timeZone) === 0 ? clockTime(date, place) : longDate(date, place);
}
