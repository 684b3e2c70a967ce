import { readSetting } from '@/lib/base/setting-list';
import { CityStore } from '@/lib/city/read/city-store';
import type { KeptTexts } from '@/lib/city/read/last-good';
import { env, openedCities } from '@/lib/city/this-city';

/**
 * Reads the cities in CITIES_DIR. Call it before anything needs a city. `keptIn` returns the storage for last
 * good versions in CACHE_DIR.
 */
export async function openCities(keptIn?: (cacheDir: string) => KeptTexts): Promise<void> {
  const now = openedCities();
  now.store ??= await CityStore.open(
    readSetting(env(), 'CITIES_DIR'),
    keptIn?.(readSetting(env(), 'CACHE_DIR')),
  );
  now.at ??= performance.now();
}
