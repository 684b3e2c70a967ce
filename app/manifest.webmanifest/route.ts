import { connection } from 'next/server';
import { thisCity } from '@/lib/city/this-city';
import { webManifest } from '@/lib/outbound/crawlers/web-manifest';
import { documentReply } from '@/lib/outbound/reply';

export async function GET(): Promise<Response> {
  await connection();
  const body = JSON.stringify(webManifest(thisCity()));
  const type = 'application/manifest+json; charset=utf-8';
  return documentReply(body, { path: '/manifest.webmanifest', type });
}
