import { iconReply } from '@/lib/outbound/file-replies';
import { type CityProps, getCity } from '@/lib/request/get-city';

/** Of every icon, at its own address. */
export async function GET(request: Request, { params }: CityProps) {
  await getCity(params);
  return iconReply(new URL(request.url).pathname);
}
