import { sharePicture } from '@/components/seo/share-picture';
import { shareCard } from '@/lib/outbound/metadata/share-card';
import { notHere, reply } from '@/lib/outbound/reply';

type Context = { params: Promise<{ card: string[] }> };

// Titles change so seldom that a week is soon enough.
const week = 'public, max-age=604800, stale-while-revalidate=2592000';

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const key = /^(.+)\.png$/.exec((await params).card.join('/'))?.[1];
  const card = key && (await shareCard(key));
  if (!card) return notHere();
  return reply(request, await sharePicture(card), { type: 'image/png', cacheControl: week });
}
