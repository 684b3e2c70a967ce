import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@/lib/base/text/escape-html';
import type { City } from '@/lib/city/city-type';
import { inCity, servedCities } from '@/lib/city/this-city';
import { bareHost, cityOfHost } from '@/lib/server/cities/city-of-host';
import { codingOf, encodeFor, sendResponse } from '@/lib/server/finished/encoded-response';
import { type Protection, protection } from '@/lib/server/headers';
import { healthPath, healthResponse } from '@/lib/server/health/health-response';
import { plainPage, plainPolicy, refusedResponse } from '@/lib/server/plain-page';
import type { Refused, SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, textResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPolicy,
  'x-content-type-options': 'nosniff',
};

/** For a host that is no publication's. */
export function unknownHostResponse(): SiteResponse {
  const body = '<p>There is no publication at this address.</p>';
  const fresh = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return textResponse(404, { ...headers, ...fresh }, plainPage({ title: 'Page not found', body }));
}

/** Where the title does not say it. */
function placeOf({ name, siteTitle }: City): string {
  return siteTitle.includes(name) ? '' : `, ${escapeHtml(name)}`;
}

/** The network's own host: its publications by state and title. `addressOf` gives a city's front page. */
export function networkResponse(cities: readonly City[], addressOf: (city: City) => string): SiteResponse {
  const sorted = cities.toSorted((a, b) => a.siteTitle.localeCompare(b.siteTitle, 'en'));
  const line = (city: City) =>
    `<li><a href="${escapeHtml(addressOf(city))}">${escapeHtml(city.siteTitle)}</a>${placeOf(city)}</li>`;
  const states = [...new Set(sorted.map(({ state }) => state))].toSorted((a, b) => a.localeCompare(b, 'en'));
  const parts = states.map((state) => {
    const lines = sorted.filter((city) => city.state === state).map(line);
    return `<h2>${escapeHtml(state)}</h2>\n<ul>${lines.join('')}</ul>`;
  });
  const body = parts.join('\n');
  const kept = { 'cache-control': 'public, max-age=0, s-maxage=300' };
  return textResponse(
    200,
    { ...headers, ...kept },
    plainPage({ title: 'Local publications', body, listed: true }),
  );
}

/** To a request for no city's site: the network's list at its host, else a 404. */
export function responseWithoutCity({ host, path }: Pick<SiteRequest, 'host' | 'path'>): SiteResponse {
  const { networkHost } = settings();
  const isList = networkHost !== undefined && bareHost(host) === networkHost && path === '/';
  const frontPage = ({ key }: { key: string }) => inCity(key, () => settings().siteUrl);
  return isList ? networkResponse(servedCities(), frontPage) : unknownHostResponse();
}

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
