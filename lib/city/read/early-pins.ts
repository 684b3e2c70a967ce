import { DateTime } from 'luxon';
import { pinnedFrom } from '@/lib/base/dates/zone-time';
import { describe } from '@/lib/city/read/check-city';
import type { Part } from '@/lib/city/read/yaml-part';
import { pin } from '@/lib/city/schema/desk';

type Written = { pin?: unknown } | null | undefined;

/** Returns all pins in the file. Includes invalid entries, which `value` lacks, so that indexes match the file. */
function writtenPins({ value, whole = value }: Part): unknown[] {
  const { pin: pins } = (whole ?? {}) as { pin?: unknown };
  return Array.isArray(pins) ? pins : [];
}

/** Returns a message for each pin that ends in more than 48 hours, and so is not active yet. `now` in ms. */
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
