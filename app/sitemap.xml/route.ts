import { sitemapReply } from '@/lib/outbound/crawlers/sitemap';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => sitemapReply());
