import type { NewsItem } from '@/lib/news/news-item';

/** What several items of a list show is a source's logo, not a picture of any of them. */
const mostOften = 2;

/**
 * The picture of its own that each item of a list shows, newest first, or nothing. No picture twice: two items with
 * the same one are told apart, the newer keeps it; more than two, and none shows it.
 */
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
