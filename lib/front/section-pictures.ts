import { thisCity } from '@/lib/city/this-city';
import type { NewsItem } from '@/lib/news/news-item';
import { stockAddress } from '@/lib/pictures/address/foreign-address';
import { type Story, withPictures } from '@/lib/pictures/choose/pick-pictures';
import { failedPictures } from '@/lib/pictures/proxy/open-picture-proxy';
import type { FeedKey } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** Without photos that lately failed to load: the layout does not count on them. */
export function withoutLostPhotos(items: readonly NewsItem[]): NewsItem[] {
  const lost = failedPictures();
  return items.map((item) =>
    item.image && lost.isMissing(item.image) ? { ...item, image: undefined } : item,
  );
}

/** With their own photos, else those of the stock-photo service if one is set. */
export function pictured(feedKey: FeedKey, items: readonly NewsItem[]): Story[] {
  const template = settings().stockImageUrl;
  const stock = template === undefined ? undefined : (id: string) => stockAddress(template, id);
  return withPictures(withoutLostPhotos(items), thisCity().sections[feedKey], stock);
}
