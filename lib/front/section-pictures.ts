import { thisCity } from '@/lib/city/this-city';
import type { NewsItem } from '@/lib/news/news-item';
import { stockAddress } from '@/lib/pictures/address/stock-address';
import { type Story, withPictures } from '@/lib/pictures/choose/pick-pictures';
import { lostPhotos } from '@/lib/pictures/proxy/open-picture-proxy';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** The same items, without photos that did not come lately: a page is laid out without them. */
export function withoutLostPhotos(items: readonly NewsItem[]): NewsItem[] {
  const lost = lostPhotos();
  return items.map((item) => (item.image && lost.has(item.image) ? { ...item, image: undefined } : item));
}

/** The newest items of a section with their pictures: their own, else the stock-photo service's if one is set. */
export function pictured(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  const template = settings().stockImageUrl;
  const stock = template === undefined ? undefined : (id: string) => stockAddress(template, id);
  return withPictures(withoutLostPhotos(items), thisCity().sections[feedKey], stock);
}
