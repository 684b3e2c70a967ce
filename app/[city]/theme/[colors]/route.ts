import { notFoundReply, reply } from '@/lib/outbound/reply';
import { themeCss, themePath } from '@/lib/pages/brand';
import { FOREVER } from '@/lib/request/cache-rules.mjs';
import { getCity } from '@/lib/request/get-city';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ city: string; colors: string }> },
) {
  const city = await getCity(params);
  const { brand } = city;
  if (`/theme/${(await params).colors}` !== themePath(brand)) return notFoundReply(city);
  return reply(themeCss(brand), { type: 'text/css; charset=UTF-8', cacheControl: FOREVER });
}
