import { feedReply } from '@/lib/outbound/feeds/feed-reply';

export const dynamic = 'force-dynamic';

/** The paper's own posts as Atom, the newest 50. */
export function GET(request: Request): Promise<Response> {
  return feedReply(request, '/atom.xml');
}
