import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import type { AdSize } from '@/lib/pages/ads';
import { spokenHost } from '@/lib/pages/embeds';

const dayMs = 86_400_000;

/**
 * The ad of our own in a page's space of a size; `place` counts those of that size from 0, those that phones have first.
 * Each is on a page once at most. They take turns by the city's day, the same for every reader; undefined leaves the space
 * to an ad network, or to what the house offers there.
 */
export function ownAd(city: City, { size, place }: { size: AdSize; place: number }, now: Date) {
  const today = isoDay(now, city.timeZone);
  const running = (city.desk?.ads ?? []).filter(
    ({ slot, from, until }) => slot === size && from <= today && today <= until,
  );
  if (place >= running.length) return undefined;
  return running[(Date.parse(today) / dayMs + place) % running.length];
}

/** Where a link leads, in words: the host, or that it is one of our pages. */
export function adHost({ link }: Pick<OwnAd, 'link'>): string | undefined {
  return /^https?:/.test(link) ? spokenHost(link) : undefined;
}
