import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { halfAnHour, reply } from '@/lib/outbound/reply';
import { placeholderSvg } from '@/lib/pictures/drawing';

export async function GET(): Promise<Response> {
  await connection();
  return reply(placeholderSvg(thisCity()), { type: 'image/svg+xml', cacheControl: halfAnHour });
}
