import type { Metadata } from 'next';
import type { City } from '@/lib/city/city-type';
import { type PageFacts, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Returns the generateMetadata of a page whose head depends only on its city. */
export function metadataOf(page: (city: City) => PageFacts) {
  return async ({ params }: CityProps): Promise<Metadata> => {
    const city = await getCity(params);
    return pageMetadata(city, page(city));
  };
}
