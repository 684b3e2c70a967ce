import { sharePicture } from '@/components/seo/share-picture';
import { splitVersion } from '@/lib/base/addresses';
import { cardVersion, shareCard } from '@/lib/outbound/metadata/share-card';
import { onRequest } from '@/lib/outbound/on-request';
import { lifeOfVersion, notHere, reply } from '@/lib/outbound/reply';

type Context = { params: Promise<{ card: string[] }> };

export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const key = /^(.+)\.png$/.exec((await params).card.join('/'))?.[1];
  const card = key && (await shareCard(key));
  if (!card) return notHere();
  const cacheControl = lifeOfVersion(splitVersion(key).version, cardVersion(card));
  return reply(await sharePicture(card), { type: 'image/png', cacheControl });
});
