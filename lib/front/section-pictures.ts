import { thisCity } from '@/lib/city/this-city';
import { type Story, withPictures } from '@/lib/front/pick-pictures';
import type { NewsItem } from '@/lib/news/news-item';
import { stockAddress } from '@/lib/pictures/address/stock-address';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings';

/** The newest items of a section with their pictures: their own, else the stock-photo service's if one is set. */
export function pictured(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  const template = settings().stockImageUrl;
  const stock = template === undefined ? undefined : (id: string) => stockAddress(template, id);
  return withPictures(items, thisCity().sections[feedKey], stock);
}
