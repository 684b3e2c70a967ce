import { iconReply } from '@/lib/outbound/file-replies';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Serves all icons; other icon routes re-export it. */
export async function GET(request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return iconReply(city, new URL(request.url).pathname);
}
