import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { metricsNow } from '@/lib/server/health/metrics-now';
import { refusedResponse } from '@/lib/server/plain-page';
import { isThisMachine } from '@/lib/server/requests/client-address';
import { type SiteResponse, textResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

const hash = (text: string) => createHash('sha256').update(text).digest();

/** For Prometheus: to this machine and to who has METRICS_TOKEN; nobody else learns that it is there. */
export function metricsResponse({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): SiteResponse {
  const { metricsToken, trustedProxies } = settings();
  const isHere = isThisMachine(socket.remoteAddress ?? '', headers, trustedProxies);
  const given = hash(headers.authorization ?? '');
  const hasToken = metricsToken !== undefined && timingSafeEqual(given, hash(`Bearer ${metricsToken}`));
  if (!isHere && !hasToken) return refusedResponse(404);
  const type = 'text/plain; version=0.0.4; charset=utf-8';
  return textResponse(200, { 'content-type': type, 'cache-control': 'no-store' }, metricsNow(Date.now()));
}
