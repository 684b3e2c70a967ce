import type { IncomingMessage, ServerResponse } from 'node:http';
import { cityOfHost } from '@/lib/server/cities/city-of-host';
import { responseWithoutCity } from '@/lib/server/cities/without-city';
import { encodeFor } from '@/lib/server/finished/encoded-response';
import { codingOf, sendResponse } from '@/lib/server/finished/send-response';
import { type Protection, protection } from '@/lib/server/headers/protect-response';
import { healthPath, healthResponse } from '@/lib/server/health/health-response';
import { refusedResponse } from '@/lib/server/own-responses';
import type { Refused, SiteRequest } from '@/lib/server/requests/read-request';
import type { SiteResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

/** The city whose site a request is for; undefined for what the process answers by itself. */
export function cityFor(asked: SiteRequest | Refused): string | undefined {
  return 'status' in asked || asked.path === healthPath ? undefined : cityOfHost(asked.host);
}

function responseTo(asked: SiteRequest | Refused): SiteResponse | Promise<SiteResponse> {
  if ('status' in asked) return refusedResponse(asked.status);
  return asked.path === healthPath ? healthResponse(asked) : responseWithoutCity(asked);
}

let around: Protection | undefined;

/** Sends a response of this server's own, which has no policies yet. */
export async function sendOwn(
  own: SiteResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  around ??= protection({
    frameHosts: [],
    secure: settings().siteUrl.startsWith('https:'),
    ownDocuments: false,
  });
  const whole = { ...own, headers: around.protect('', own.headers) };
  sendResponse(await encodeFor(whole, codingOf(request), 4), request, response);
}

/** Sends what is no city's: a refusal, the health of the process, the list of a network, or a 404. */
export async function sendWithoutCity(
  asked: SiteRequest | Refused,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  // What comes along is not waited for.
  if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
    response.shouldKeepAlive = false;
  return sendOwn(await responseTo(asked), request, response);
}
