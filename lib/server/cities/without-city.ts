import type { IncomingMessage, ServerResponse } from 'node:http';
import { cityByKey, hostFromUrl } from '@/lib/city/this-city';
import { sendEncoded } from '@/lib/http/cache/encoded-response';
import type { WholeResponse } from '@/lib/http/in-memory';
import { bareHost, cityOfHost, protectionOfNoCity } from '@/lib/server/cities/city-of-host';
import { networkResponse } from '@/lib/server/cities/network-host';
import { healthPath, healthResponse } from '@/lib/server/health/health-response';
import { isOperator } from '@/lib/server/health/is-operator';
import { metricsResponse } from '@/lib/server/health/metrics-response';
import { type RefusedStatus, refusedResponse } from '@/lib/server/plain-page';
import type { Refused, SiteRequest } from '@/lib/server/requests/read-request';
import { settings } from '@/lib/settings/settings';

/** Returns the key of the city that a request is for; undefined for requests that the server handles itself. */
export function cityFor(target: SiteRequest | Refused): string | undefined {
  return 'status' in target || target.path === healthPath ? undefined : cityOfHost(target.host);
}

/** Whether a Host header is the network's own (NETWORK_HOST), which no city lists. */
function isOfNetwork(host: string | undefined): boolean {
  const { networkUrl } = settings();
  return networkUrl !== undefined && hostFromUrl(networkUrl) === bareHost(host);
}

/** Returns the error page for a host, in the language of its city. */
export function refusedAt(host: string | undefined, status: RefusedStatus): WholeResponse {
  const key = cityOfHost(host);
  return refusedResponse(status, { city: key === undefined ? undefined : cityByKey(key) });
}

/** Handles a request without a city: a refused or unknown host, the health report, the network's list of cities. */
export async function sendWithoutCity(
  target: SiteRequest | Refused,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  // Don't wait for the request body.
  if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
    response.shouldKeepAlive = false;
  if ('status' in target) return sendByProcess(refusedAt(headers.host, target.status), request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendByProcess(refusedAt(headers.host, 405), request, response);
  const network = isOfNetwork(target.host) ? await networkResponse(target.path) : undefined;
  if (network) return sendEncoded(network, request, response);
  if (target.path !== healthPath) return sendByProcess(refusedResponse(404), request, response);
  const isForMetrics = new URLSearchParams(target.query).has('metrics');
  const own = await (isForMetrics ? metricsResponse(request) : healthResponse(target, isOperator(request)));
  return sendByProcess(own, request, response);
}

/** Sends a small response of the server's own with security headers, uncompressed. */
export function sendByProcess(
  { status, headers, body }: WholeResponse,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const all = { ...protectionOfNoCity().protect('', headers), 'content-length': body.length };
  response.writeHead(status, all).end(method === 'HEAD' ? undefined : body);
}
