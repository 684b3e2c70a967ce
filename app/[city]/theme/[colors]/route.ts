import { FOREVER } from '@/lib/http/cache-rules.mjs';
import { reply } from '@/lib/outbound/reply';
import { themeCss } from '@/lib/pages/brand';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Nothing is at an address of other colors (lib/server/addresses). */
export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return reply(themeCss(city.brand), { type: 'text/css; charset=UTF-8', cacheControl: FOREVER });
}
