import type { NewsItem } from '@/lib/news/news-item';

/** Pictures repeated more often are the source's logo. */
const mostOften = 2;

/** Newest first. Of two items with the same picture the newer keeps it; of more, none does. */
export function pickPhotos(items: readonly Pick<NewsItem, 'image'>[]): (string | undefined)[] {
  const often = new Map<string, number>();
  for (const { image } of items) if (image) often.set(image, (often.get(image) ?? 0) + 1);
  const shown = new Set<string>();
  return items.map(({ image }) => {
    if (!image || shown.has(image) || (often.get(image) ?? 0) > mostOften) return undefined;
    shown.add(image);
    return image;
  });
}
