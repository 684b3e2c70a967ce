import type { Picture } from '@/lib/city/city-type';
import type { Locator } from '@/lib/maps/city-map';
import { isGrim } from '@/lib/news/classify/story-kind';
import { counted } from '@/lib/news/item-tally';
import type { NewsItem } from '@/lib/news/news-item';
import { stockAddress } from '@/lib/pictures/address/signed-address';
import type { HeadlineFigure } from '@/lib/pictures/choose/headline-figure';
import { failedPictures } from '@/lib/pictures/proxy/open-picture-proxy';
import { settings } from '@/lib/settings/settings';

/** A headline with its picture, if any: photo, map, number from the title or drawing (lib/front/illustrate.ts). */
export type Story = {
  item: NewsItem;
  photo?: string;
  drawing?: Picture;
  figure?: HeadlineFigure;
  locator?: Locator;
};

export function isPictured({ photo, drawing, figure, locator }: Story): boolean {
  return [photo, drawing, figure, locator].some((picture) => picture !== undefined);
}

/** Returns a unique key for a story; the ID alone is unique only within its feed. */
export function storyKey({ item }: Pick<Story, 'item'>): string {
  return `${item.source} ${item.id}`;
}

/** Maximum number of items with the same picture. A picture that more items have is the source's logo. */
const MAX_REPEATS = 2;

/**
 * Returns the picture that each item may use. `items` are sorted newest first: if two items have the same picture, the
 * newer one gets it; if more items have it, none gets it.
 */
export function pickPhotos(items: readonly Pick<NewsItem, 'image'>[]): (string | undefined)[] {
  const often = counted(items.flatMap(({ image }) => image ?? []));
  const shown = new Set<string>();
  return items.map(({ image }) => {
    if (!image || shown.has(image) || (often[image] ?? 0) > MAX_REPEATS) return undefined;
    shown.add(image);
    return image;
  });
}

/** Returns a photo from the stock-photo service, if the operator has configured one; tragic news gets none. */
function stockPhoto(item: NewsItem): string | undefined {
  const template = settings().stockImageUrl;
  return template === undefined || isGrim(item) ? undefined : stockAddress(template, item.id);
}

/**
 * Returns headlines as stories with their own photos, or else with stock photos if configured. A photo that recently
 * failed to load is left out, so that no layout reserves space for it. `more`: fields that all these stories share.
 */
export function withPhotos<More extends object>(items: readonly NewsItem[], more: More): (Story & More)[] {
  const lost = failedPictures();
  const isHere = (photo: string | undefined) => photo !== undefined && !lost.isMissing(photo);
  const own = pickPhotos(items.map(({ image }) => ({ image: isHere(image) ? image : undefined })));
  return items.map((item, at) => {
    const photo = own[at] ?? stockPhoto(item);
    return isHere(photo) ? { item, photo, ...more } : { item, ...more };
  });
}
