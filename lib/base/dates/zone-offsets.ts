import { IANAZone } from 'luxon';

const hour = 60;

/** From RFC 822 section 5 and from feeds; minutes east of Greenwich. */
const offsets: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  nst: -3.5 * hour,
  ndt: -2.5 * hour,
  ast: -4 * hour,
  adt: -3 * hour,
  est: -5 * hour,
  edt: -4 * hour,
  cst: -6 * hour,
  cdt: -5 * hour,
  mst: -7 * hour,
  mdt: -6 * hour,
  pst: -8 * hour,
  pdt: -7 * hour,
  akst: -9 * hour,
  akdt: -8 * hour,
  hst: -10 * hour,
  brt: -3 * hour,
  bst: hour,
  west: hour,
  cet: hour,
  mez: hour,
  met: hour,
  cest: 2 * hour,
  mesz: 2 * hour,
  mest: 2 * hour,
  eet: 2 * hour,
  sast: 2 * hour,
  eest: 3 * hour,
  msk: 3 * hour,
  trt: 3 * hour,
  ist: 5.5 * hour,
  wib: 7 * hour,
  hkt: 8 * hour,
  sgt: 8 * hour,
  awst: 8 * hour,
  jst: 9 * hour,
  kst: 9 * hour,
  aest: 10 * hour,
  aedt: 11 * hour,
  nzst: 12 * hour,
  nzdt: 13 * hour,
};

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
/** "at" is a word too: a zone only where nothing follows. */
const AT_END = /^[\s(]*at[\s)]*$/;
const furthest = 14 * hour;

export type ZoneFound = { offset: number } | { zone: string };

/** From the lowercase text after a time: an offset in minutes or an IANA zone; undefined for none. */
export function zoneAfterTime(text: string): ZoneFound | undefined {
  const [, sign, hours = '', minutes = '0'] = OFFSET.exec(text) ?? [];
  if (sign) {
    const offset = Number(hours) * hour + Number(minutes);
    if (offset <= furthest) return { offset: sign === '+' ? offset : -offset };
  }
  const iana = IANA.exec(text)?.[1];
  if (iana && IANAZone.isValidZone(iana)) return { zone: iana };
  const name = NAME.exec(text)?.[1] ?? '';
  if (name === 'at' && !AT_END.test(text)) return undefined;
  if (Object.hasOwn(zones, name)) return { zone: zones[name] ?? '' };
  return Object.hasOwn(offsets, name) ? { offset: offsets[name] ?? 0 } : undefined;
}
