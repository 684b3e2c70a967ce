import { absoluteUrl } from '@/lib/outbound/addresses';
import { contentSignal, writeRobots } from '@/lib/outbound/crawlers/robots';
import { documentReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Reads no feeds, so it cannot fail: crawlers stop crawling a site whose robots.txt returns an error. */
export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const sitemaps = ['/sitemap.xml', '/news-sitemap.xml'].map((path) => absoluteUrl(city, path));
  const { robots } = city;
  const more = { 'Content-Signal': contentSignal(robots) };
  const document = { path: '/robots.txt', type: 'text/plain; charset=utf-8', more };
  return documentReply(city, writeRobots(city, robots, sitemaps), document, new Date());
}
