import { opmlText } from '@/lib/outbound/feeds/opml';
import { documentReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const type = 'text/x-opml; charset=utf-8';
  return documentReply(city, opmlText(city), { path: '/opml.xml', type }, new Date());
}
