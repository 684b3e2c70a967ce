import { isoDay } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import type { AdSize } from '@/lib/pages/ads';
import { spokenHost } from '@/lib/pages/embeds';

const DAY_MS = 86_400_000;

/**
 * Returns our own ad for a slot of a page; `place` counts the slots of that size from 0, those on phones first. Ads
 * rotate daily in the city's zone, the same for every reader, and appear at most once per page. Undefined leaves the
 * slot to an ad network or a house ad.
 */
export function ownAd(city: City, { size, place }: { size: AdSize; place: number }, now: Date) {
  const today = isoDay(now, city.timeZone);
  const running = (city.desk?.ads ?? []).filter(
    ({ slot, from, until }) => slot === size && from <= today && today <= until,
  );
  if (place >= running.length) return undefined;
  return running[(Date.parse(today) / DAY_MS + place) % running.length];
}

/** Returns the host that a link leads to; undefined for our own pages. */
export function adHost({ link }: Pick<OwnAd, 'link'>): string | undefined {
  return /^https?:/.test(link) ? spokenHost(link) : undefined;
}
