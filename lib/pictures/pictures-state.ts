import { processWide } from '@/lib/base/process-wide';
import type { SitePictures } from '@/lib/pictures/proxy/open-picture-proxy';
import type { PictureFailures } from '@/lib/pictures/proxy/picture-failures';

type PicturesState = {
  failures?: PictureFailures;
  proxy?: SitePictures;
  /** A key that could not be stored must still be the same for all callers. */
  signingKey?: string;
};

/** Returns the state of pictures, shared by all bundles. */
export const picturesState = () => processWide<PicturesState>('pictures', () => ({}));
