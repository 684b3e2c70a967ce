import { thisCity } from '@/lib/city/this-city';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { contentSignal, writeRobots } from '@/lib/outbound/crawlers/robots';
import { onRequest } from '@/lib/outbound/on-request';
import { documentReply } from '@/lib/outbound/reply';

/** Fetches nothing and so cannot fail: a crawler takes an error here as a ban. */
export const GET = onRequest(async () => {
  const sitemaps = ['/sitemap.xml', '/news-sitemap.xml'].map(absoluteUrl);
  const { robots } = thisCity();
  return documentReply(writeRobots(robots, sitemaps), {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    more: { 'Content-Signal': contentSignal(robots) },
  });
});
