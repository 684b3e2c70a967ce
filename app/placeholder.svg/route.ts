import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { halfAnHour, reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/placeholder-svg';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return reply(request, placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: halfAnHour });
}
