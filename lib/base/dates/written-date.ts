import { findDay } from '@/lib/base/dates/find-day';

const NAMES =
  /\b(?:sun|mon|tues?|wednes|thurs?|fri|satur|sat|wed)(?:day)?\b\.?|\b(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado)\b/;
const JOINING = /\b(?:at|on|el|las?|a(?!\.?\s?m\b))\b|[,;]/g;
const NOON = /\b(?:12 )?(?:noon|mediodia)\b/;
const MIDNIGHT = /\b(?:12 )?(?:midnight|medianoche)\b/;
/** Matches 10:00, 10.30, 14h30, 10 a.m. and 10:00:05, each with an optional Z or offset. */
const HOUR =
  /^t?\s*(\d{1,2})(?:[:.h](\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(?:([ap])\.?\s?m\b\.?)?(?:\s*(?:h|hrs?|horas))?\s*(z|[-+]\d\d:?\d\d)?$/;

/** Returns a time such as `T10:00`; an empty string if there is none, undefined if it is invalid. */
function readHour(rest: string): string | undefined {
  const words = rest.replace(NAMES, ' ').replace(JOINING, ' ').trim();
  const text = words.replace(NOON, '12:00').replace(MIDNIGHT, '00:00').replace(/\s+/g, ' ');
  if (text === '') return '';
  const [, hours, minutes, seconds, half, zone = ''] = HOUR.exec(text) ?? [];
  if (!hours || !(minutes || half)) return undefined;
  const hour = half ? (Number(hours) % 12) + (half === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes ?? 0) > 59 || (half && Number(hours) > 12)) return undefined;
  return `T${String(hour).padStart(2, '0')}:${minutes ?? '00'}${seconds ? `:${seconds}` : ''}${zone.toUpperCase()}`;
}

/**
 * Converts a date that an editor typed to `2026-11-25` or `2026-11-25T10:00`: November 25, 2026, 10 a.m.; 11/25/2026;
 * 25 de noviembre de 2026. Returns undefined if words are left over or the year is missing; 5/6/2026 needs
 * `isMonthFirst`.
 */
export function readWrittenDate(typed: string, isMonthFirst?: boolean): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00A0\u202F]/g, ' ');
  if (text.length > 100) return undefined;
  const found = findDay(text, isMonthFirst ?? true);
  const other = findDay(text, isMonthFirst ?? false);
  const hour = found && readHour(found.rest.trim());
  if (!found || hour === undefined || found.day.month !== other?.day.month) return undefined;
  const { year, month, day } = found.day;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}${hour}`;
}

/** Whether readers of a locale write the month first, as in 11/25/2026. */
export function isMonthFirstIn(locale: string): boolean {
  return locale === 'en-US';
}

/** Keys in city files and front matter whose values are dates. */
const DATE_KEYS = ['start', 'end', 'from', 'until', 'updated', 'listed', 'checked', 'date'];

/** Converts every readable date in a value to ISO 8601; unreadable dates stay as typed. */
export function withIsoDates(value: unknown, isMonthFirst?: boolean): unknown {
  if (Array.isArray(value))
    return changed(
      value,
      value.map((one) => withIsoDates(one, isMonthFirst)),
    );
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => {
    const isDate = DATE_KEYS.includes(key.toLowerCase()) && typeof one === 'string';
    const date = isDate && readWrittenDate(one.replace(/\s#.*$/s, ''), isMonthFirst);
    return [key, isDate ? date || one : withIsoDates(one, isMonthFirst)] as const;
  });
  return changed(value, Object.fromEntries(entries));
}

/** Returns `value` itself if `copy` equals it. */
function changed<Value extends object>(value: Value, copy: Value): Value {
  return Object.entries(copy).some(([key, one]) => one !== (value as Record<string, unknown>)[key])
    ? copy
    : value;
}
