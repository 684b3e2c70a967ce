import { processWide } from '@/lib/base/process-wide';
import type { SitePictures } from '@/lib/pictures/proxy/open-picture-proxy';
import type { PictureFailures } from '@/lib/pictures/proxy/picture-failures';

type PicturesState = {
  failures?: PictureFailures;
  proxy?: SitePictures;
  /** A key that could not be stored; all callers must get the same one. */
  signingKey?: string;
};

/** Returns the state of lib/pictures, which all bundles share. */
export const picturesState = () => processWide<PicturesState>('pictures', () => ({}));
