import { clockTime, isoDay, longDate, type Place, shortDay } from '@/lib/base/dates/format-date';
import { languages, siteLanguage } from '@/lib/base/languages.mjs';
import { capitalized } from '@/lib/base/text/clean-text';

const DAY_MS = 86_400_000;

const units = [
  { name: 'day', ms: DAY_MS },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

/** Describes an age in ms: "3 hours ago", "hace 3 horas"; "just now" below a minute. */
export function ago(ms: number, locale = 'en'): string {
  const unit = units.find((candidate) => ms >= candidate.ms);
  if (!unit) return languages[siteLanguage({ locale })].dates.now;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(ms / unit.ms), unit.name);
}

/** Returns "Today" or "Yesterday"; in Spanish "Hoy" or "Ayer". */
function dayName(daysAgo: number, { locale }: Place): string {
  return capitalized(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day'));
}

type StoryTime = {
  /** Full date, with the time for today and yesterday: "November 20, 2026", "2:15 p.m., November 20, 2026". */
  long: string;
  /** Short form for front pages: "2:15 p.m.", "Yesterday", "Nov. 21"; the same as `long` for dates in another year. */
  quiet: string;
  /** Value of the `datetime` attribute: an instant, or a day if the time is unknown. */
  machine: string;
};

type Known = { date: Date; dayOnly?: boolean };

/** Returns the number of calendar days between two instants: 0 on the same day, 1 from yesterday to today. */
function daysBetween(earlier: Date, later: Date, timeZone: string): number {
  return (Date.parse(isoDay(later, timeZone)) - Date.parse(isoDay(earlier, timeZone))) / DAY_MS;
}

/** Formats a story's date for display, without the hour if `dayOnly`; undefined if the date is invalid. */
export function storyTime({ date, dayOnly }: Known, now: Date, place: Place): StoryTime | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const day = longDate(date, place);
  const age = daysBetween(date, now, place.timeZone);
  const isThisYear = isoDay(date, place.timeZone).slice(0, 4) === isoDay(now, place.timeZone).slice(0, 4);
  const quietDay = age === 0 || age === 1 ? dayName(age, place) : isThisYear ? shortDay(date, place) : day;
  if (dayOnly) return { long: day, quiet: quietDay, machine: isoDay(date, place.timeZone) };
  const machine = date.toISOString();
  if (age > 1) return { long: day, quiet: quietDay, machine };
  const hour = clockTime(date, place);
  const long = siteLanguage(place) === 'es' ? `${day}, ${hour}` : `${hour}, ${day}`;
  return { long, quiet: [hour, quietDay][age] ?? long, machine };
}

export function updateTime(date: Date, now: Date, place: Place): string {
  return daysBetween(date, now, place.timeZone) === 0 ? clockTime(date, place) : longDate(date, place);
}
