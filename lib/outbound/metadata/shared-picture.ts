import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import type { PictureWidth } from '@/lib/pictures/address/picture-sizes';
import { sharedPicturePath } from '@/lib/pictures/address/shared-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import { settings } from '@/lib/settings/settings';

/** Undefined without an address, or where the picture proxy would refuse it. */
export function sharedPictureUrl(address: string | undefined, width: PictureWidth): string | undefined {
  if (!address) return undefined;
  const { stockImageUrl: stockTemplate } = settings();
  const path = sharedPicturePath(address, { width, key: signingKey(), stockTemplate });
  return path && absoluteUrl(path);
}
