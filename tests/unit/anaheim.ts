import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';

type Whole = City &
  Required<Pick<City, 'books' | 'donation'>> & { frontBlocks: Required<City['frontBlocks']> };

/** A city that has all that a city can have. */
export const anaheim = cityStore().city('anaheim') as Whole;
