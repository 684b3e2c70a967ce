import { DateTime } from 'luxon';
import { pinnedFrom } from '@/lib/base/dates/zone-time';
import { describe } from '@/lib/city/read/check-city';
import type { Part } from '@/lib/city/read/yaml-part';
import { pin } from '@/lib/city/schema/desk';

type Written = { pin?: unknown } | null | undefined;

/** All in the file: what is used of a part may lack entries before them. */
function writtenPins({ value, whole = value }: Part): unknown[] {
  const { pin: pins } = (whole ?? {}) as { pin?: unknown };
  return Array.isArray(pins) ? pins : [];
}

/** A line on each pin that is over later than in 48 hours: it does not count yet. `zone` is IANA, `now` in ms. */
export function earlyPins(parts: readonly Part[], zone: string, now: number): string[] {
  return parts
    .filter(({ key, value }) => key === 'desk' && (value as Written)?.pin)
    .flatMap((part) =>
      writtenPins(part).flatMap((entry, at) => {
        const from = pinnedFrom(pin.safeParse(entry).data?.until ?? '', zone);
        if (!(from > now)) return [];
        const begins = DateTime.fromMillis(from, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
        const message = `an end within 48 hours; until ${begins} nothing is pinned`;
        return describe(part, { code: 'custom', path: ['pin', at, 'until'], message });
      }),
    );
}
