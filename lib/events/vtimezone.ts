import { DateTime } from 'luxon';

const stamp = "yyyyLLdd'T'HHmmss";

function offsetText(minutes: number): string {
  const whole = Math.abs(minutes);
  const part = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(whole / 60))}${part(whole % 60)}`;
}

/** The first minute with the new offset, between two instants with different ones. */
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

/** One rule of the clock, from a change on. `from`: the offset before it, in which its start is told (RFC 5545). */
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

/**
 * The VTIMEZONE of an IANA zone that holds for some years, change by change, so that a calendar program needs no
 * table of its own (RFC 5545 section 3.6.5).
 */
export function vtimezone(zone: string, firstYear: number, lastYear: number): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let day = DateTime.fromObject({ year: firstYear }, { zone });
  lines.push(...observance(day, day.offset));
  const end = DateTime.fromObject({ year: lastYear + 1 }, { zone });
  for (; day < end; day = day.plus({ days: 1 })) {
    const next = day.plus({ days: 1 });
    if (next.offset !== day.offset) lines.push(...observance(changeBetween(day, next), day.offset));
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n');
}
