import { type Day, findDay } from '@/lib/base/dates/find-day';
import { atLocalTime, isMonthFirst, type ZoneFound, zoneAfterTime } from '@/lib/base/dates/zone-time';

type Time = { hour: number; minute: number; second: number; hasHour: boolean; zone?: ZoneFound };

/** `day` is set if the time is missing or exactly midnight. */
export type FeedDate = { date: Date; day?: Day; hasHour: boolean };

/** Matches 14:33:00.5, 14.33, 14h33, 2:33 PM and 2 PM. */
const TIME =
  /(?<!\d)(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d+)?\s*(?:([ap])\.?\s?m\b\.?)?|()()\s*([ap])\.?\s?m\b\.?)/;
const COMPACT_TIME = /t(\d{2})(\d{2})(\d{2})?(?!\d)/;
const UNIX = /^(\d{9,10})(?:\.\d+)?$|^(\d{12,13})$/;
const BEYOND_ASCII = /[^\u0000-\u007F]/;
const DAY_MS = 86_400_000;
const MIN_YEAR = 1990;
const MAX_LENGTH = 100;

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function findTime(text: string): Time | undefined {
  const match = COMPACT_TIME.exec(text) ?? TIME.exec(text);
  if (!match) return { hour: 0, minute: 0, second: 0, hasHour: false };
  const [whole, hours, minutes = '0', seconds = '0', half = match[7]] = match;
  const time = {
    hour: hourOf(Number(hours), half),
    minute: Number(minutes),
    second: Math.min(59, Number(seconds)),
    hasHour: true,
  };
  if (time.hour > 24 || time.minute > 59 || Number(seconds) > 60) return undefined;
  // 24:00 is the end of a day, but programs that count hours from 1 write 24:10 for 00:10.
  if (time.hour === 24 && time.minute + time.second > 0) time.hour = 0;
  return { ...time, zone: zoneAfterTime(text.slice((match.index ?? 0) + whole.length)) };
}

function atOffset({ year, month, day }: Day, { hour, minute, second }: Time, offset: number): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute - offset, second));
}

function parseWrittenDate(text: string, zone: string): FeedDate | undefined {
  const found = findDay(text, isMonthFirst(zone));
  if (!found || found.day.year < MIN_YEAR) return undefined;
  const time = findTime(found.rest);
  if (!time) return undefined;
  const { hour, minute, second, hasHour } = time;
  const isMidnight = hour === 0 && minute === 0 && second === 0;
  return { date: atTime(found.day, time, zone), hasHour, ...(isMidnight && { day: found.day }) };
}

function atTime(day: Day, time: Time, zone: string): Date {
  const named = time.zone;
  if (named && 'offset' in named) return atOffset(day, time, named.offset);
  const { hour, minute, second } = time;
  const date = atLocalTime({ ...day, hour: hour % 24, minute, second }, named?.zone ?? zone);
  return hour === 24 ? new Date(date.getTime() + DAY_MS) : date;
}

function plain(text: string): string {
  const short = text.slice(0, MAX_LENGTH).trim().toLowerCase();
  return BEYOND_ASCII.test(short) ? short.normalize('NFD').replace(/\p{M}/gu, '') : short;
}

/**
 * Parses RFC 822 dates with their common mistakes, ISO 8601, Unix time, and month names in many languages (quirk 20).
 * `zone` (IANA) applies to dates without a time zone. Returns undefined for dates that are unreadable, invalid or
 * before 1990; never falls back to the current time or 1970 (quirk 21).
 */
export function readFeedDate(text: string, zone: string): FeedDate | undefined {
  const plainText = plain(text);
  const unix = UNIX.exec(plainText);
  if (!unix) return parseWrittenDate(plainText, zone);
  const date = new Date(unix[1] ? Number(unix[1]) * 1000 : Number(unix[2]));
  return date.getUTCFullYear() < MIN_YEAR ? undefined : { date, hasHour: true };
}
