import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';
import { halfAnHour, reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/drawing';

export const GET = onRequest(() =>
  reply(placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: halfAnHour }),
);
