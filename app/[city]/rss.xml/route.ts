import { feedReply, feedTarget } from '@/lib/outbound/feeds/feed-reply';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { moveTo } from '@/lib/request/status';

/** Serves all feeds; other feed routes re-export it. Redirects other spellings of a slug (requirements section 10). */
export async function GET(request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const { pathname, search } = new URL(request.url);
  const target = feedTarget(city, pathname);
  if (target) moveTo(target + search);
  return feedReply(city, pathname, new Date());
}
