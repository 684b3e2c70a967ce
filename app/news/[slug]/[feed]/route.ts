import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { onRequest } from '@/lib/outbound/on-request';

type Context = { params: Promise<{ slug: string; feed: string }> };

/** Another spelling of the slug redirects (requirements section 10). */
export const GET = onRequest(async (_request: Request, { params }: Context) => {
  const { slug, feed } = await params;
  return feedReply(`/news/${slug}/${feed}`);
});
