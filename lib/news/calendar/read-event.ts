import { DateTime } from 'luxon';
import { monthNumber } from '@/lib/base/dates/find-day';
import type { EventStatus, LocalEvent } from '@/lib/news/event';

/** First and last day, both inclusive, as `2026-09-01`. */
export type Days = { first: string; last: string };
type Written = { year?: number; month?: number; day: number };

/** Matches a day as calendar programs write it: "September 1, 2026", "3". */
const DAY = /^(?:([\p{L}]{3,})\.?\s+)?(\d{1,2})(?:\s*,?\s+(\d{4}))?$/u;
const TO_DAY = /\s*[–—]\s*|\s*-\s*/;
/** A date without a year belongs to next year if this year's date was more than this many days ago. */
const MAX_DAYS_AGO = 60;
const MAX_RANGE_DAYS = 366;

function parseDay(text: string): Written | undefined {
  const [, name, day, year] = DAY.exec(text) ?? [];
  const month = name && monthNumber(name.toLowerCase());
  if (!day || (name && !month)) return undefined;
  return { day: Number(day), ...(month && { month }), ...(year && { year: Number(year) }) };
}

/** Returns the date; undefined if it does not exist, such as February 30. */
function dayOf(year: number, { month, day }: Written): DateTime | undefined {
  const date = DateTime.fromObject({ year, month, day }, { zone: 'utc' });
  return date.isValid && month ? date : undefined;
}

function nearest(part: Written, seen: DateTime): DateTime | undefined {
  const earliest = seen.minus({ days: MAX_DAYS_AGO });
  // The next February 29 can be eight years away.
  for (let year = earliest.year; year <= earliest.year + 8; year++) {
    const day = dayOf(year, part);
    if (day && day >= earliest) return day;
  }
  return undefined;
}

/** Returns the first day. It may take its month and year from the last day, as in `September 1 - 3, 2026`. */
function firstDay(part: Written, last: Written, seen: DateTime): DateTime | undefined {
  const whole = { ...part, month: part.month ?? last.month };
  if (part.year) return dayOf(part.year, whole);
  if (!last.year) return nearest(whole, seen);
  const sameYear = dayOf(last.year, whole);
  const end = dayOf(last.year, { ...last, month: last.month ?? part.month });
  return sameYear && end && sameYear > end ? dayOf(last.year - 1, whole) : sameYear;
}

function lastDay(part: Written, first: DateTime): DateTime | undefined {
  const whole = { ...part, month: part.month ?? first.month };
  if (part.year) return dayOf(part.year, whole);
  const sameYear = dayOf(first.year, whole);
  return sameYear && sameYear < first ? dayOf(first.year + 1, whole) : sameYear;
}

/** Moves the last day to the next month if its number is lower than the first day's: `September 30 - 2`. */
function ending(to: Written, from: Written): Written {
  if (to.month || !from.month || to.day >= from.day) return to;
  return { ...to, month: (from.month % 12) + 1 };
}

/**
 * Reads days such as `September 1 - 3, 2026` or `December 30 - January 2` (quirk 35). A missing year is guessed from
 * `seen`, the time when we first saw the text. Returns undefined if the days cannot be read.
 */
export function readDays(text: string, seen: Date): Days | undefined {
  const [begin = '', end, ...more] = text.replace(/\s+/g, ' ').trim().split(TO_DAY);
  const [from, until] = [parseDay(begin), parseDay(end ?? begin)];
  if (!from || !until || more.length > 0) return undefined;
  const to = ending(until, from);
  const first = firstDay(from, to, DateTime.fromJSDate(seen, { zone: 'utc' }));
  const last = first && (end === undefined ? first : lastDay(to, first));
  if (!first || !last || last < first || last.diff(first, 'days').days > MAX_RANGE_DAYS) return undefined;
  return { first: first.toFormat('yyyy-MM-dd'), last: last.toFormat('yyyy-MM-dd') };
}

export type ClockTime = { hour: number; minute: number };

export type Times =
  | { kind: 'clock'; start: ClockTime; end?: ClockTime }
  | { kind: 'all-day' }
  | { kind: 'unknown' };

const CLOCK = /^(\d{1,2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?)?$/i;
const OPEN = /^(?:tb[ad]|to be (?:announced|determined)|varies|various(?: times)?|see details)?$/i;
const ALL_DAY = /^all[\s-]day(?: event)?$/i;
const NOON = /^(?:12(?::00)?\s*(?:p\.?m\.?\s*)?)?noon$/i;
const MIDNIGHT = /^(?:12(?::00)?\s*(?:a\.?m\.?\s*)?)?midnight$/i;
const TO_TIME = /\s*(?:-|–|—|\bto\b)\s*/i;

function clockTime(text: string): ClockTime | undefined {
  if (NOON.test(text)) return { hour: 12, minute: 0 };
  if (MIDNIGHT.test(text)) return { hour: 0, minute: 0 };
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  // "14" alone is not a time of day, but "14:00" is.
  if (hours === '' || minute > 59 || (!half && !text.includes(':'))) return undefined;
  if (!half) return hour <= 23 ? { hour, minute } : undefined;
  const isAfternoon = half.toLowerCase() === 'p';
  return hour >= 1 && hour <= 12 ? { hour: (hour % 12) + (isAfternoon ? 12 : 0), minute } : undefined;
}

function isMidnight(time: ClockTime): boolean {
  return time.hour === 0 && time.minute === 0;
}

/**
 * Reads times such as `02:00 PM - 03:30 PM`, `2 PM`, `14:00`, `Noon` or `All Day` (quirk 35). An event that starts at
 * midnight lasts all day if its end is missing, midnight or 11:59 PM.
 */
export function readTimes(text: string): Times | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (OPEN.test(plain)) return { kind: 'unknown' };
  if (ALL_DAY.test(plain)) return { kind: 'all-day' };
  const [begin = '', finish, ...more] = plain.split(TO_TIME);
  const [start, end] = [clockTime(begin), finish === undefined ? undefined : clockTime(finish)];
  if (!start || more.length > 0 || (finish !== undefined && !end)) return undefined;
  const wholeDay = !end || isMidnight(end) || (end.hour === 23 && end.minute === 59);
  if (isMidnight(start) && wholeDay) return { kind: 'all-day' };
  return { kind: 'clock', start, ...(end && { end }) };
}

/** Matches a town with its state: `Gulf Shores, AL 36547`, `O’Fallon, MO`. */
const TOWN = /^[\p{L}][\p{L}. '’‘-]*,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/u;
const STATE = /,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/;
const HOUSE = /^\d+[A-Z]?(?:[-–]\d+)?\s+\S/i;
/**
 * Matches the position between a lowercase letter, digit or period and a capital letter, except in names such as
 * McKinney and DeKalb.
 */
const SEAM = /(?<=[\p{Ll}.)\d])(?<!(?:\b|\p{Ll})(?:Mc|Mac|De|Di|Du|La|Le|Van|Von))(?=\p{Lu}[\p{Ll}\p{Lu}])/gu;
/** Matches the position before a house number that follows a name without a space: `Central Library500 W Broadway`. */
const HOUSE_SEAM = /(?<=[\p{Ll}.)])(?=\d{1,5}\s+\p{L})/u;

/** Splits a line where street and town run together, as in `1905 W 1st StGulf Shores, AL 36547` (quirk 36). */
function withTownApart(line: string): string[] {
  const state = STATE.exec(line);
  if (!state) return [line];
  const before = line.slice(0, state.index);
  const seam = [...before.matchAll(SEAM)].at(-1)?.index;
  return seam === undefined ? [line] : [line.slice(0, seam), line.slice(seam)];
}

function linesOf(location: string): string[] {
  return location
    .split('\n')
    .flatMap((line) => line.split(HOUSE_SEAM))
    .flatMap(withTownApart)
    .map((line) => line.trim().replace(/[,;]+$/, ''))
    .filter(Boolean);
}

function addressStart(lines: readonly string[]): number {
  const house = lines.findIndex((line) => HOUSE.test(line));
  return house === -1 ? lines.findIndex((line) => TOWN.test(line)) : house;
}

/** Splits a location into the venue's name and its address, even if they run together on one line (quirk 36). */
export function readEventPlace(location: string): Pick<LocalEvent, 'place' | 'address'> {
  const lines = linesOf(location);
  const start = addressStart(lines);
  const [named, addressed] = start === -1 ? [lines, []] : [lines.slice(0, start), lines.slice(start)];
  const [place, address] = [named.join(', '), addressed.join(', ')];
  return { ...(place && { place }), ...(address && { address }) };
}

const WORD = '(cancell?ed|postponed)';
const MARKS = String.raw`[\s*!:;,.~|–—-]`;
/** Match the status in upper or lowercase, if punctuation separates it from the title. */
const MARKED = [
  new RegExp(`^[\\s*]*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*`, 'i'),
  new RegExp(`${MARKS}*[[(]\\s*${WORD}\\s*[\\])]${MARKS}*$`, 'i'),
  new RegExp(`^[\\s*!]*${WORD}(?:\\s*[*!:;,.~|–—]|\\s+-|-+\\s)${MARKS}*`, 'i'),
  new RegExp(`(?:[*!:;,.~|–—]+|\\s-+)\\s*${WORD}[\\s*!.]*$`, 'i'),
];
/**
 * Match the status without punctuation, but only in capitals: "Cancelled Stamps: an Exhibition" is an event's title.
 */
const SHOUTED = [/^(CANCELL?ED|POSTPONED)[\s-]+/, /[\s-]+(CANCELL?ED|POSTPONED)$/];

/** Separates the status in `CANCELLED - Story Time` or `Story Time (Postponed)` from the title (quirk 36). */
export function readStatus(title: string): { title: string; status: EventStatus } {
  for (const pattern of [...MARKED, ...SHOUTED]) {
    const match = pattern.exec(title);
    if (!match) continue;
    const status = match[1]?.toLowerCase().startsWith('c') ? 'cancelled' : 'postponed';
    return { title: title.replace(pattern, '').trim() || title, status };
  }
  return { title, status: 'scheduled' };
}
