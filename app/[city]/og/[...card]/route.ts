import { sharePicture } from '@/components/seo/share-picture';
import { splitVersion } from '@/lib/base/addresses';
import { cardAt } from '@/lib/outbound/metadata/card-at';
import { cardVersion } from '@/lib/outbound/metadata/share-card';
import { notFoundReply, reply, versionCacheControl } from '@/lib/outbound/reply';
import { getCity } from '@/lib/request/get-city';

type Context = { params: Promise<{ city: string; card: string[] }> };

export async function GET(_request: Request, { params }: Context) {
  const city = await getCity(params);
  const key = /^(.+)\.png$/.exec((await params).card.join('/'))?.[1];
  const card = key && (await cardAt(city, key));
  if (!card) return notFoundReply(city);
  const cacheControl = versionCacheControl(splitVersion(key).version, cardVersion(city, card));
  return reply(await sharePicture(card, city), { type: 'image/png', cacheControl });
}
