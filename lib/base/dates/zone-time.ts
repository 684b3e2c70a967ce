import { LRUCache } from 'lru-cache';
import { DateTime, IANAZone } from 'luxon';

export type LocalTime = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
};

const minute = 60_000;
const fortnight = 14 * 24 * 60 * minute;
const mostKnown = 2000;

/** By zone and fortnight; undefined where the clocks change. Asking the platform each time is slow. */
const known = new LRUCache<string, { offset: number | undefined }>({ max: mostKnown });

function steadyOffset(zone: string, index: number): number | undefined {
  const key = `${zone} ${index}`;
  const found = known.get(key);
  if (found) return found.offset;
  const first = IANAZone.create(zone).offset(index * fortnight);
  const isSteady = first === IANAZone.create(zone).offset((index + 1) * fortnight);
  const offset = isSteady ? first : undefined;
  known.set(key, { offset });
  return offset;
}

/** In UTC where the zone is unknown. */
export function atLocalTime(local: LocalTime, zone: string): Date {
  const { year, month, day, hour, minute: minutes, second } = local;
  const asUtc = Date.UTC(year, month - 1, day, hour, minutes, second);
  const index = Math.floor(asUtc / fortnight);
  const offset = IANAZone.create(zone).isValid ? steadyOffset(zone, index) : 0;
  if (offset !== undefined && Math.floor((asUtc - offset * minute) / fortnight) === index)
    return new Date(asUtc - offset * minute);
  return DateTime.fromObject(local, { zone }).toJSDate();
}
