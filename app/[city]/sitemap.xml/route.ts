import { sitemapReply } from '@/lib/outbound/crawlers/sitemap';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return sitemapReply(city, new Date());
}
