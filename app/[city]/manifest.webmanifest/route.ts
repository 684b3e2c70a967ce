import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { documentReply } from '@/lib/outbound/reply';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function GET(_request: Request, { params }: CityProps) {
  const city = await getCity(params);
  const body = JSON.stringify(webManifest(city));
  const type = 'application/manifest+json; charset=utf-8';
  return documentReply(city, body, { path: '/manifest.webmanifest', type }, new Date());
}
