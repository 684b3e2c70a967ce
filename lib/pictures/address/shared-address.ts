import type { PictureWidth } from '@/lib/pictures/address/picture-sizes';
import { canTravel, pictureBase } from '@/lib/pictures/address/signed-address';
import { isStockAddress } from '@/lib/pictures/address/stock-address';
import { refusal } from '@/lib/web/guard/address-guard';

// What no address has as its origin: a stranger's picture has no privileges.
const nobody = '';

function isRefused(address: string, stockTemplate: string | undefined): boolean {
  if (!URL.canParse(address)) return true;
  return !isStockAddress(address, stockTemplate) && refusal(new URL(address), nobody) !== undefined;
}

/**
 * The path of a picture of somebody else for readers beyond our pages: whole, and 404 when it does not come. Nothing
 * where the door would refuse to fetch it, or its address is too long.
 */
export function sharedPicturePath(
  address: string,
  { width, key, stockTemplate }: { width: PictureWidth; key: string; stockTemplate: string | undefined },
): string | undefined {
  if (isRefused(address, stockTemplate) || !canTravel(address)) return undefined;
  return `${pictureBase({ address, whole: true }, key)}${width}`;
}
