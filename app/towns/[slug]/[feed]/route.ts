import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { onRequest } from '@/lib/outbound/on-request';

type Context = { params: Promise<{ slug: string; feed: string }> };

export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const { slug, feed } = await params;
  return feedReply(`/towns/${slug}/${feed}`);
});
