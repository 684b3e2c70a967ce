import { audioReply } from '@/lib/radio/stream-reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(request: Request, { params }: CityProps) {
  const city = await getCity(params);
  return audioReply(city, request);
}

export { GET as HEAD };
