import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => feedReply('/headlines.xml'));
