import { connection } from 'next/server';
import { sharePicture } from '@/components/seo/share-picture';
import { splitVersion } from '@/lib/base/addresses';
import { cardVersion, shareCard } from '@/lib/outbound/metadata/share-card';
import { lifeOfVersion, notHere, reply } from '@/lib/outbound/reply';

type Context = { params: Promise<{ card: string[] }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection();
  const key = /^(.+)\.png$/.exec((await params).card.join('/'))?.[1];
  const card = key && (await shareCard(key));
  if (!card) return notHere();
  const cacheControl = lifeOfVersion(splitVersion(key).version, cardVersion(card));
  return reply(await sharePicture(card), { type: 'image/png', cacheControl });
}
