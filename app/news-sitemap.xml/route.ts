import { newsSitemapReply } from '@/lib/outbound/crawlers/sitemap';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => newsSitemapReply());
