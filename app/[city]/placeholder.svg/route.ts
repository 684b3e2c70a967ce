import { reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pages/book-covers';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return reply(placeholderSvg(city), { type: 'image/svg+xml' });
}
