import { opmlText } from '@/lib/outbound/feeds/opml';
import { documentReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return documentReply(city, opmlText(city), { path: '/opml.xml', type: 'text/x-opml; charset=utf-8' });
}
