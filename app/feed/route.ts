import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { onRequest } from '@/lib/outbound/on-request';
import { movedReply } from '@/lib/outbound/reply';

export const GET = onRequest(() => movedReply(headlinesPaths.rss));
