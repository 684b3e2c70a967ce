import { DateTime } from 'luxon';
import { endOf } from '@/lib/base/dates/zone-time';
import type { FrontNotice } from '@/lib/city/city-type';

/** Returns a notice's start and end in ms, including all of the last day; NaN for an invalid time. */
export function noticeSpan({ from, until }: FrontNotice, zone: string): [from: number, until: number] {
  return [DateTime.fromISO(from, { zone }).toMillis(), endOf(until, zone)];
}

/** Returns the current notice that started last; undefined if there is none. */
export function currentNotice(
  notices: readonly FrontNotice[],
  now: Date,
  zone: string,
): FrontNotice | undefined {
  const shown = notices.filter((notice) => {
    const [from, until] = noticeSpan(notice, zone);
    return from <= now.getTime() && now.getTime() < until;
  });
  return shown.toSorted((one, other) => noticeSpan(other, zone)[0] - noticeSpan(one, zone)[0])[0];
}
