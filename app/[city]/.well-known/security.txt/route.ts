import { securityText } from '@/lib/outbound/crawlers/security';
import { documentReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

const path = '/.well-known/security.txt';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const now = new Date();
  return documentReply(city, securityText(city, path, now), { path, type: 'text/plain; charset=utf-8' }, now);
}
