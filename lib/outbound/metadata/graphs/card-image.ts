import type { ImageObject } from 'schema-dts';
import { absoluteUrl } from '../page-metadata';
import { shareImagePath, shareImageSize } from '../share-image';

/** The page's share card, the same that Open Graph names (discovery section 2). */
export function cardImage(path: string): Exclude<ImageObject, string> {
  const { width, height } = shareImageSize;
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(shareImagePath(path)),
    width: `${width}`,
    height: `${height}`,
  };
}
