import { DateTime } from 'luxon';
import { languages, siteLanguage } from '@/lib/base/languages.mjs';
import { capitalized } from '@/lib/base/text/clean-text';

export type Place = { locale: string; timeZone: string };

const shapes = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  leaf: { weekday: 'short', month: 'short', day: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  clockOfRegion: { hour: 'numeric', minute: '2-digit' },
  clockWithZone: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  clock24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one takes longer than rendering an item. */
export function formatter({ locale, timeZone }: Place, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${shape} ${locale} ${timeZone}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shapes[shape], timeZone });
  formats.set(key, known);
  return known;
}

function format(date: Date, place: Place, shape: keyof typeof shapes): string {
  return formatter(place, shape).format(date);
}

/** Formats a date as "November 20, 2026", or 'Unknown Date' if it is missing or invalid (requirements section 8). */
export function longDate(date: Date | undefined, place: Place): string {
  return !date || Number.isNaN(date.getTime())
    ? languages[siteLanguage(place)].dates.unknown
    : format(date, place, 'long');
}

/** Month abbreviations of AP style, which differ from Intl's. */
const AP_MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ');

/** Formats a date as "Nov. 21"; in Spanish "21 nov". */
export function shortDay(date: Date, place: Place): string {
  const [, month, day] = isoDay(date, place.timeZone).split('-').map(Number);
  return siteLanguage(place) === 'es'
    ? format(date, place, 'short')
    : `${AP_MONTHS[(month ?? 1) - 1]} ${day}`;
}

/** Returns the words on a calendar leaf: "Sat", "28" and "Nov" for `2026-11-28`. */
export function leafWords(
  day: string,
  { locale }: Pick<Place, 'locale'>,
): Record<'weekday' | 'day' | 'month', string> {
  const noon = new Date(`${day}T12:00:00Z`);
  const parts = formatter({ locale, timeZone: 'UTC' }, 'leaf').formatToParts(noon);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value.replace('.', '') ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month') };
}

/** Formats `2014-06-20` as "June 2014"; in Spanish "junio de 2014". */
export function monthAndYear(day: string, { locale }: Pick<Place, 'locale'>): string {
  return format(new Date(`${day}T12:00:00Z`), { locale, timeZone: 'UTC' }, 'month');
}

/** Formats a date as "Friday, November 20, 2026", capitalized in every language; 'Unknown Date' if it is invalid. */
export function weekdayDate(date: Date, place: Place): string {
  return Number.isNaN(date.getTime()) ? longDate(date, place) : capitalized(format(date, place, 'weekday'));
}

/** Formats a date as "Saturday, Nov. 28"; in Spanish "Sábado, 28 nov". */
export function weekdayAndDay(date: Date, place: Place): string {
  const parts = formatter(place, 'weekday').formatToParts(date);
  const weekday = parts.find(({ type }) => type === 'weekday')?.value ?? '';
  return `${capitalized(weekday)}, ${shortDay(date, place)}`;
}

/** Formats a date as `2026-11-22`. */
export function isoDay(date: Date, timeZone: string): string {
  return format(date, { locale: 'en-CA', timeZone }, 'day');
}

/** Formats an instant as `2026-11-22T14:15:00-08:00`. */
export function isoInZone(date: Date, zone: string): string {
  const text = DateTime.fromJSDate(date, { zone }).toISO({ suppressMilliseconds: true });
  return text ?? date.toISOString();
}

type Clock = { hour: number; minute: string; half: 'a.m.' | 'p.m.' };

function clockOf(instant: Date, timeZone: string): Clock {
  const [hours = '', minute = ''] = format(instant, { locale: 'en-US', timeZone }, 'clock24').split(':');
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minute, half: hour < 12 ? 'a.m.' : 'p.m.' };
}

function isWord({ hour, minute }: Clock): boolean {
  return hour === 12 && minute === '00';
}

/** Formats a time without a.m. or p.m.: "2", "2:15". */
function figures({ hour, minute }: Clock): string {
  return minute === '00' ? `${hour}` : `${hour}:${minute}`;
}

function inWords(clock: Clock, place: Place): string {
  const { noon, midnight } = languages[siteLanguage(place)].dates;
  if (isWord(clock)) return clock.half === 'a.m.' ? midnight : noon;
  // A no-break space keeps "p.m." on the same line as its hour.
  return `${figures(clock)}\u00A0${clock.half}`;
}

/** Whether a place writes times in AP style: American English, and Spanish where the 12-hour clock is usual. */
export function usesApTime(place: Place): boolean {
  if (siteLanguage(place) !== 'es') return place.locale === 'en-US';
  return formatter(place, 'clockOfRegion').resolvedOptions().hour12 === true;
}

/** Formats a range of times: "2–3:30 p.m.", "10 a.m.–noon"; in Spanish "de 2 a 3:30 p.m.", "de 14:00 a 15:30". */
export function clockSpan(start: Date, end: Date, place: Place): string {
  const [from, to] = [clockOf(start, place.timeZone), clockOf(end, place.timeZone)];
  const oneHalf = from.half === to.half && !isWord(from) && !isWord(to);
  const first = usesApTime(place) && oneHalf ? figures(from) : clockTime(start, place);
  const last = clockTime(end, place);
  return siteLanguage(place) === 'es' ? `de ${first} a ${last}` : `${first}–${last}`;
}

/** Formats a time as "2:15 p.m." or "noon"; outside the US "2:15 pm"; in Spanish "mediodía", or "14:15". */
export function clockTime(date: Date, place: Place): string {
  if (usesApTime(place)) return inWords(clockOf(date, place.timeZone), place);
  if (siteLanguage(place) === 'es') return format(date, place, 'clockOfRegion');
  // Few fonts have the narrow no-break space that Intl puts before "pm".
  return format(date, place, 'clock').replace(/\s/g, ' ');
}

/** Returns the number of ms until the next day begins in a time zone. */
export function untilMidnight(now: Date, zone: string): number {
  const here = DateTime.fromJSDate(now, { zone });
  return here.plus({ days: 1 }).startOf('day').diff(here).toMillis();
}
