import { thisCity } from '@/lib/city/this-city';
import { halfAnHour, reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/placeholder-svg';

export function GET(request: Request): Response {
  return reply(request, placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: halfAnHour });
}
