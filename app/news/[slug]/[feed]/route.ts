import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { onRequest } from '@/lib/outbound/on-request';

/** Another spelling of the slug redirects (requirements section 10). */
export const GET = onRequest((request: Request) => feedReply(new URL(request.url).pathname));
