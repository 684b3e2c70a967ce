import { morningReply } from '@/lib/outbound/feeds/morning-feed';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => morningReply());
