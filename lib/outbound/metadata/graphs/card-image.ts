import type { ImageObject } from 'schema-dts';
import { absoluteUrl } from '../page-metadata';
import { type SharedPost, shareImagePath, shareImageSize } from '../share-image';

/** The page's share card, the same that Open Graph names (discovery section 2). */
export function cardImage(path: string, post?: SharedPost): Exclude<ImageObject, string> {
  const { width, height } = shareImageSize;
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(shareImagePath(path, post)),
    width: `${width}`,
    height: `${height}`,
  };
}
