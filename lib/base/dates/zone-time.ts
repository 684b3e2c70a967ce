import { DateTime, IANAZone } from 'luxon';
import type { Day } from '@/lib/base/dates/find-day';

type LocalTime = Day & { hour: number; minute: number; second: number };

/** Converts a local time to an instant; falls back to UTC for an unknown time zone. */
export function atLocalTime(local: LocalTime, zone: string): Date {
  const known = IANAZone.create(zone);
  return DateTime.fromObject(local, { zone: known.isValid ? known : 'utc' }).toJSDate();
}

/**
 * Returns when something ends, in ms since 1970: at a time such as `2026-12-05T10:00`, or at the end of a day
 * such as `2026-12-05`. Infinity if undefined.
 */
export function endOf(until: string | undefined, zone: string): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  const end = DateTime.fromISO(until, { zone });
  return (until.includes('T') ? end : end.plus({ days: 1 })).toMillis();
}

/** Maximum duration of a pin; editors can renew it. */
const MAX_PIN_MS = 48 * 60 * 60 * 1000;

/** Returns when a pin starts, in ms since 1970: 48 hours before its end. */
export function pinnedFrom(until: string, zone: string): number {
  return endOf(until, zone) - MAX_PIN_MS;
}

// Time zones of the United States and its territories.
const states = [
  'New_York|Detroit|Indianapolis|Fort_Wayne|Louisville|Chicago|Menominee|Knox_IN|Denver|Shiprock|Boise|Phoenix',
  'Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Puerto_Rico|St_Thomas|Virgin',
  '(?:Indiana|Kentucky|North_Dakota)/\\w+',
].join('|');
const islands = 'Honolulu|Guam|Saipan|Pago_Pago|Samoa|Midway|Wake|Johnston';
const monthFirstZones = new RegExp(`^(?:US/.*|America/(?:${states})|Pacific/(?:${islands}))$`);

/** Whether 5/6/2026 means May 6 in a time zone: only in the United States and its territories. */
export function isMonthFirst(zone: string): boolean {
  return monthFirstZones.test(zone);
}

const HOUR_MINUTES = 60;

/** Abbreviations of time zones in RFC 822 section 5 and in feeds, with their hours east of Greenwich. */
const namedHours = `
  z 0, ut 0, utc 0, gmt 0, wet 0, nst -3.5, ndt -2.5, ast -4, adt -3, est -5, edt -4, cst -6, cdt -5, mst -7, mdt -6,
  pst -8, pdt -7, akst -9, akdt -8, hst -10, brt -3, bst 1, west 1, cet 1, mez 1, met 1, cest 2, mesz 2, mest 2, eet 2,
  sast 2, eest 3, msk 3, trt 3, ist 5.5, wib 7, hkt 8, sgt 8, awst 8, jst 9, kst 9, aest 10, aedt 11, nzst 12, nzdt 13`;

const offsets: ReadonlyMap<string, number> = new Map(
  namedHours.split(',').map((row) => {
    const [name = '', hours] = row.trim().split(' ');
    return [name, Number(hours) * HOUR_MINUTES];
  }),
);

const zones: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
  at: 'America/Halifax',
};

const OFFSET = /^[\s(]*(?:gmt|utc?)?\s*([+\u2212-])(\d{1,2}):?(\d{2})?(?!\d)/;
const NAME = /^[\s(]*([a-z]{1,4})(?![a-z/_])/;
const IANA = /^[\s([]*([a-z]{2,20}(?:\/[a-z_+\-\d]{2,30}){1,2})(?![a-z])/;
/** "at" (Atlantic Time) is also a word, so it is read as a time zone only at the end. */
const AT_END = /^[\s(]*at[\s)]*$/;
const MAX_OFFSET = 14 * HOUR_MINUTES;

export type ZoneFound = { offset: number } | { zone: string };

/** Reads the offset in minutes or the IANA zone at the start of lowercase text; undefined if there is none. */
export function zoneAfterTime(text: string): ZoneFound | undefined {
  const [, sign, hours = '', minutes = '0'] = OFFSET.exec(text) ?? [];
  if (sign) {
    const offset = Number(hours) * HOUR_MINUTES + Number(minutes);
    if (offset <= MAX_OFFSET) return { offset: sign === '+' ? offset : -offset };
  }
  const iana = IANA.exec(text)?.[1];
  if (iana && IANAZone.isValidZone(iana)) return { zone: iana };
  const name = NAME.exec(text)?.[1] ?? '';
  if (name === 'at' && !AT_END.test(text)) return undefined;
  if (Object.hasOwn(zones, name)) return { zone: zones[name] ?? '' };
  const offset = offsets.get(name);
  return offset === undefined ? undefined : { offset };
}
