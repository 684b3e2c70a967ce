import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import type { AdSize } from '@/lib/pages/ads';
import { spokenHost } from '@/lib/pages/embeds';

const DAY_MS = 86_400_000;

/**
 * Returns an ad that we sold for a slot of a page. `place` is the slot's index among the page's slots of the
 * same size; slots that phones show come first. Ads rotate daily in the city's time zone, the same for every
 * reader, and appear at most once per page. If undefined, the slot is left to an ad network or a house ad.
 */
export function ownAd(city: City, { size, place }: { size: AdSize; place: number }, now: Date) {
  const today = isoDay(now, city.timeZone);
  const running = (city.desk?.ads ?? []).filter(
    ({ slot, from, until }) => slot === size && from <= today && today <= until,
  );
  if (place >= running.length) return undefined;
  return running[(Date.parse(today) / DAY_MS + place) % running.length];
}

/** Returns the host that an ad links to; undefined for our own pages. */
export function adHost({ link }: Pick<OwnAd, 'link'>): string | undefined {
  return /^https?:/.test(link) ? spokenHost(link) : undefined;
}
