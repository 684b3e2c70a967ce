import type { AddressParts } from '@/lib/pictures/address/signed-address';
import { goodKeys } from '@/lib/pictures/address/signing-key';
import { pictureReply } from '@/lib/pictures/picture-reply';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { getCity } from '@/lib/request/get-city';

/**
 * Nearly all pictures arrive within this time. During a longer wait, readers would see a gap instead of the alt text.
 */
const TIMEOUT_MS = 4000;

type Context = { params: Promise<{ city: string } & AddressParts> };

export async function GET(request: Request, { params }: Context) {
  const city = await getCity(params);
  return pictureReply(city, request, await params, {
    keys: goodKeys(),
    proxy: pictureProxy,
    patienceMs: TIMEOUT_MS,
  });
}
