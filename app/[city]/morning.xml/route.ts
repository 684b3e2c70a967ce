import { morningReply } from '@/lib/outbound/feeds/morning-feed';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return morningReply(city, new Date());
}
