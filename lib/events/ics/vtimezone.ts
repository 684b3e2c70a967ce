import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';

const stamp = "yyyyLLdd'T'HHmmss";

function offsetText(minutes: number): string {
  const whole = Math.abs(minutes);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(whole / 60))}${part(whole % 60)}`;
}

function changeBetween(before: DateTime, after: DateTime): DateTime {
  let [low, high] = [before.toMillis(), after.toMillis()];
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    const same = DateTime.fromMillis(middle, { zone: before.zone }).offset === before.offset;
    if (same) low = middle;
    else high = middle;
  }
  return DateTime.fromMillis(high, { zone: before.zone });
}

/** One rule, from a change on. `from`: the offset before it, in which its start is given (RFC 5545). */
function observance(change: DateTime, from: number): string[] {
  const name = change.isInDST ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${change.toUTC().plus({ minutes: from }).toFormat(stamp)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(change.offset)}`,
    `TZNAME:${change.offsetNameShort ?? change.zoneName ?? 'LT'}`,
    `END:${name}`,
  ];
}

function written(zone: string, firstYear: number, lastYear: number): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let week = DateTime.fromObject({ year: firstYear }, { zone });
  lines.push(...observance(week, week.offset));
  const end = DateTime.fromObject({ year: lastYear + 1 }, { zone });
  while (week < end) {
    const next = week.plus({ weeks: 1 });
    if (next.offset !== week.offset) lines.push(...observance(changeBetween(week, next), week.offset));
    week = next;
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}

const known = new LRUCache<string, string>({ max: 100 });

/** An IANA zone's VTIMEZONE, change by change (RFC 5545 section 3.6.5); cached, since making it is slow. */
export function vtimezone(zone: string, firstYear: number, lastYear: number): string {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const text = known.get(key) ?? written(zone, firstYear, lastYear);
  known.set(key, text);
  return text;
}
