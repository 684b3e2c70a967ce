import '../unit/open-cities';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';

/** Cities in CITIES_DIR: key, city, and path of the folder in the repository. */
export const cities: readonly (readonly [key: string, city: City, folder: string])[] = cityStore()
  .cities()
  .map((city) => [city.key, city, path.relative(process.cwd(), city.folder).replaceAll(path.sep, '/')]);
