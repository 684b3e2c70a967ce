import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inCity, servedCities } from '@/lib/city/this-city';
import { metricsNow } from '@/lib/server/health/metrics-now';
import { writeMetrics } from '@/lib/server/health/write-metrics';
import { isThisMachine } from '@/lib/server/requests/client-address';
import { type SiteResponse, textResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const hash = (text: string) => createHash('sha256').update(text).digest();

function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(hash(given), hash(token));
}

/** For Prometheus: to this machine, and to who has METRICS_TOKEN; without that nobody else learns that it is there. */
export async function metricsResponse({
  headers: asked,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): Promise<SiteResponse> {
  const { metricsToken, trustedProxies } = settings();
  const isHere = isThisMachine(socket.remoteAddress ?? '', asked, trustedProxies);
  const mayRead = isHere || (metricsToken !== undefined && hasToken(asked.authorization, metricsToken));
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' };
  if (!mayRead && metricsToken === undefined) return textResponse(404, plain, 'Not found\n');
  if (!mayRead) return textResponse(401, { ...plain, 'www-authenticate': 'Bearer' }, 'A token is missing\n');
  const [first] = servedCities();
  if (!first) return textResponse(503, plain, 'No city is there\n');
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  const text = writeMetrics(await inCity(first.key, () => metricsNow(Date.now())));
  return textResponse(200, { ...headers, 'content-type': type }, text);
}
