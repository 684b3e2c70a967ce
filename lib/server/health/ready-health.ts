import { inCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import { type NetworkHealth, networkHealth } from '@/lib/server/health/network-health';
import { type SiteHealth, siteHealth } from '@/lib/server/health/site-health';

/**
 * The state of the sources: of the pinned city, whatever is asked; else of the city asked for, or of the network when
 * that is null. Undefined for a city that is not served.
 */
export async function readyHealth(
  city: string | null,
  now: number,
  uptimeMs: number,
): Promise<SiteHealth | NetworkHealth | undefined> {
  if (pinnedCity() !== undefined) return siteHealth(now, uptimeMs);
  if (city === null) return networkHealth(now, uptimeMs);
  const isServed = servedCities().some(({ key }) => key === city);
  return isServed ? inCity(city, () => siteHealth(now, uptimeMs)) : undefined;
}
