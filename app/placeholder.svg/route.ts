import { thisCity } from '@/lib/city/this-city';
import { reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/placeholder-svg';

/** Under an hour, so that the server's own copy follows an edit of the city (lib/server/finished/cache-lifetime.ts). */
const halfAnHour = 'public, max-age=1800';

export function GET(request: Request): Response {
  return reply(request, placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: halfAnHour });
}
