import type { PictureWidth } from '@/lib/pictures/address/picture-sizes';
import { canTravel, pictureBase } from '@/lib/pictures/address/signed-address';
import { isStockAddress } from '@/lib/pictures/address/stock-address';
import { refusal } from '@/lib/web/guard/address-guard';

// Matches no origin: untrusted pictures have no privileges.
const nobody = '';

function isRefused(address: string, stockTemplate: string | undefined): boolean {
  if (!URL.canParse(address)) return true;
  return !isStockAddress(address, stockTemplate) && refusal(new URL(address), nobody) !== undefined;
}

/** For feeds and previews: uncropped. Undefined for an address that is too long or that the proxy would refuse. */
export function sharedPicturePath(
  address: string,
  { width, key, stockTemplate }: { width: PictureWidth; key: string; stockTemplate: string | undefined },
): string | undefined {
  if (isRefused(address, stockTemplate) || !canTravel(address)) return undefined;
  return `${pictureBase({ address, whole: true }, key)}${width}`;
}
