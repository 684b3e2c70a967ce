import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Serves all feeds; other feed routes re-export it. Other spellings of a slug redirect (requirements section 10). */
export async function GET(request: Request, { params }: CityProps) {
  await getCity(params);
  return feedReply(new URL(request.url).pathname);
}
