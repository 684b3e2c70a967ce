import type { AddressParts } from '@/lib/pictures/address/signed-address';
import { goodKeys } from '@/lib/pictures/address/signing-key';
import { pictureReply } from '@/lib/pictures/picture-reply';
import { pictureProxy } from '@/lib/pictures/proxy/open-picture-proxy';
import { getCity } from '@/lib/request/get-city';

/** In ms; a picture is nearly always ready by then, and its words are better than a gap in the page. */
const patienceMs = 4000;

type Context = { params: Promise<{ city: string } & AddressParts> };

export async function GET(request: Request, { params }: Context) {
  return pictureReply(await getCity(params), request, await params, {
    keys: goodKeys(),
    proxy: pictureProxy,
    patienceMs,
  });
}
