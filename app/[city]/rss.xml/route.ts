import { feedReply } from '@/lib/outbound/feeds/feed-reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Of every feed, at its own address; another spelling of a section's slug redirects (requirements section 10). */
export async function GET(request: Request, { params }: CityProps) {
  await getCity(params);
  return feedReply(new URL(request.url).pathname);
}
