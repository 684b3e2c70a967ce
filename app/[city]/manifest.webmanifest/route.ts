import { thisCity } from '@/lib/city/this-city';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { reply } from '@/lib/outbound/reply';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Response {
  const body = JSON.stringify(webManifest(thisCity()));
  return reply(request, body, { type: 'application/manifest+json; charset=utf-8' });
}
