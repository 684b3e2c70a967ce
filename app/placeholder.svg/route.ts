import { thisCity } from '@/lib/city/this-city';
import { reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/placeholder-svg';

export const dynamic = 'force-dynamic';

const hour = 'public, max-age=3600';

export function GET(request: Request): Response {
  return reply(request, placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: hour });
}
