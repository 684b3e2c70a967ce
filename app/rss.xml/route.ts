import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { onRequest } from '@/lib/outbound/on-request';

/** Of every feed, at its own address; another spelling of a section's slug redirects (requirements section 10). */
export const GET = onRequest((request: Request) => feedReply(new URL(request.url).pathname));
