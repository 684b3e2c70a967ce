import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '@/lib/base/text/escape-html';
import type { City } from '@/lib/city/city-type';
import { inCity, servedCities } from '@/lib/city/this-city';
import { bareHost, cityOfHost } from '@/lib/server/cities/city-of-host';
import { codingOf, encodeResponse, sendResponse } from '@/lib/server/finished/encoded-response';
import { type Protection, protection } from '@/lib/server/headers';
import { healthPath, healthResponse } from '@/lib/server/health/health-response';
import { plainPage, plainPolicy, refusedResponse } from '@/lib/server/plain-page';
import type { Refused, SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, textResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

const ofPage = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': plainPolicy };

/** For a host that is no publication's. */
function unknownHost(): SiteResponse {
  const body = '<p>There is no publication at this address.</p>';
  const headers = { ...ofPage, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return textResponse(404, headers, plainPage({ title: 'Page not found', body }));
}

function line({ key, name, siteTitle }: City): string {
  const { siteUrl } = inCity(key, settings);
  const place = siteTitle.includes(name) ? '' : `, ${escapeHtml(name)}`;
  return `<li><a href="${escapeHtml(siteUrl)}">${escapeHtml(siteTitle)}</a>${place}</li>`;
}

/** The network's own host: its publications by state and title. */
function listOfCities(): SiteResponse {
  const cities = servedCities().toSorted((a, b) => a.siteTitle.localeCompare(b.siteTitle, 'en'));
  const states = [...new Set(cities.map(({ state }) => state))].toSorted((a, b) => a.localeCompare(b, 'en'));
  const parts = states.map((state) => {
    const lines = cities.filter((city) => city.state === state).map(line);
    return `<h2>${escapeHtml(state)}</h2>\n<ul>${lines.join('')}</ul>`;
  });
  const headers = { ...ofPage, 'cache-control': 'public, max-age=0, s-maxage=300' };
  const page = plainPage({ title: 'Local publications', body: parts.join('\n'), listed: true });
  return textResponse(200, headers, page);
}

/** The city whose site a request is for; undefined for what the process answers by itself. */
export function cityFor(asked: SiteRequest | Refused): string | undefined {
  return 'status' in asked || asked.path === healthPath ? undefined : cityOfHost(asked.host);
}

function responseTo(asked: SiteRequest | Refused): SiteResponse | Promise<SiteResponse> {
  if ('status' in asked) return refusedResponse(asked.status);
  if (asked.path === healthPath) return healthResponse(asked);
  const { networkHost } = settings();
  const isList = networkHost !== undefined && bareHost(asked.host) === networkHost && asked.path === '/';
  return isList ? listOfCities() : unknownHost();
}

let around: Protection | undefined;

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
  const secure = settings().siteUrl.startsWith('https:');
  around ??= protection({ frameHosts: [], secure, ownDocuments: false });
  const own = await responseTo(asked);
  const whole = { ...own, headers: around.protect('', own.headers) };
  sendResponse(await encodeResponse(whole, 4, [codingOf(request)]), request, response);
}
