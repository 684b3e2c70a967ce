import { DateTime } from 'luxon';
import { monthNumber } from '@/lib/base/dates/month-names';

/** `2026-09-01`, both included. */
export type Days = { first: string; last: string };
type Written = { year?: number; month?: number; day: number };

const WEEKDAY = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?,?/gi;
const IN_WORDS = /^(?:([\p{L}]{3,})\.?\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:\s*,?\s+(\d{4}))?$/u;
const IN_FIGURES = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;
const TO = /\s+(?:-|–|—|to|through|thru|until)\s+|\s*[–—]\s*|(?<=\d)-(?=[\p{L}\d])/iu;
/** A day without a year may lie this far back; before that it is next year's. */
const mostDaysBehind = 60;
const longestRangeDays = 366;

function written(text: string): Written | undefined {
  const [, monthFigure, dayFigure, yearFigure] = IN_FIGURES.exec(text) ?? [];
  if (monthFigure)
    return {
      month: Number(monthFigure),
      day: Number(dayFigure),
      ...(yearFigure && { year: Number(yearFigure) }),
    };
  const [, name, day, year] = IN_WORDS.exec(text) ?? [];
  if (!day) return undefined;
  const month = name && monthNumber(name.toLowerCase());
  if (name && !month) return undefined;
  return { day: Number(day), ...(month && { month }), ...(year && { year: Number(year) }) };
}

/** Undefined for a day that the calendar does not have (30 February). */
function dayOf(year: number, { month, day }: Written): DateTime | undefined {
  const date = DateTime.fromObject({ year, month, day }, { zone: 'utc' });
  return date.isValid && month ? date : undefined;
}

function nearest(part: Written, seen: DateTime): DateTime | undefined {
  const earliest = seen.minus({ days: mostDaysBehind });
  // The next 29 February may be eight years off.
  for (let year = earliest.year; year <= earliest.year + 8; year++) {
    const day = dayOf(year, part);
    if (day && day >= earliest) return day;
  }
  return undefined;
}

/** Month and year may stand with the last day only: `September 1 - 3, 2026`. */
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

/** `September 30 - 2`: a lower day without a month of its own is of the month after. */
function ending(to: Written, from: Written): Written {
  if (to.month || !from.month || to.day >= from.day) return to;
  return { ...to, month: (from.month % 12) + 1 };
}

/** `September 1 - 3, 2026`, `December 30 - January 2`, also in figures (quirk 35); a missing year is nearest `seen`. */
export function readDays(text: string, seen: Date): Days | undefined {
  const plain = text.replace(WEEKDAY, '').replace(/\s+/g, ' ').trim();
  const [begin = '', end, ...more] = plain.split(TO);
  const [from, until] = [written(begin.trim()), written((end ?? begin).trim())];
  if (!from || !until || more.length > 0) return undefined;
  const to = ending(until, from);
  const first = firstDay(from, to, DateTime.fromJSDate(seen, { zone: 'utc' }));
  const last = first && (end === undefined ? first : lastDay(to, first));
  if (!first || !last || last < first || last.diff(first, 'days').days > longestRangeDays) return undefined;
  return { first: first.toFormat('yyyy-MM-dd'), last: last.toFormat('yyyy-MM-dd') };
}
