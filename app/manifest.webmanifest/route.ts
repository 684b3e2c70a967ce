import { thisCity } from '@/lib/city/this-city';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { onRequest } from '@/lib/outbound/on-request';
import { documentReply } from '@/lib/outbound/reply';

export const GET = onRequest(async () => {
  const body = JSON.stringify(webManifest(thisCity()));
  const type = 'application/manifest+json; charset=utf-8';
  return documentReply(body, { path: '/manifest.webmanifest', type });
});
