import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeUTF8 } from 'entities';
import { pageColors } from '@/lib/base/colors';
import { NO_CITY } from '@/lib/base/http';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { cityByKey } from '@/lib/city/this-city';
import type { WholeResponse } from '@/lib/http/in-memory';
import { messages } from '@/lib/messages/messages';
import { cityOfHost, siteHeaders } from '@/lib/server/city-of-host';
import type { SiteRequest } from '@/lib/server/requests/read-request';

const { light, dark } = pageColors;

const look = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1rem; text-align: center;
  background: ${light.paper}; color: ${light.ink}; font: 400 1.125rem/1.75rem Georgia, serif }
h1 { font: 400 2rem/2.5rem Georgia, serif; margin: 0 0 .5rem }
p { margin: 0 auto; max-width: 34rem }
a { color: inherit; font: 600 1rem/3rem sans-serif }
@media (prefers-color-scheme: dark) { body { background: ${dark.paper}; color: ${dark.ink} } }
`;

const lookHash = createHash('sha256').update(look).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${lookHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type RefusedStatus = 400 | 404 | 405 | 414 | 429 | 500 | 503;
type Publication = Pick<City, 'siteTitle' | 'locale'>;

function page(status: RefusedStatus, waitSeconds: number, city?: Publication): string {
  const { siteTitle, locale = 'en' } = city ?? {};
  const { broken, refusals } = messages({ locale });
  // A 500 uses the error page's wording.
  const { title, sentence } = status === 500 ? broken : refusals[status];
  const wait = waitSeconds > 0 ? ` ${refusals.wait(waitSeconds)}` : '';
  // An unknown host (404) has no front page.
  const home = status === 404 ? '' : `<a href="/">${escapeUTF8(refusals.home)}</a>`;
  const search = status === 500 ? ` <a href="/search">${escapeUTF8(refusals.search)}</a>` : '';
  return `<!doctype html>
<html lang="${siteLanguage({ locale })}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeUTF8(siteTitle ? `${title} | ${siteTitle}` : title)}</title>
<style>${look}</style>
</head>
<body>
<main>
<h1>${escapeUTF8(title)}</h1>
<p>${escapeUTF8(sentence + wait)}</p>
<p>${home}${search}</p>
</main>
</body>
</html>
`;
}

/**
 * Returns an error page that does not need Next.js, in the city's language; for unknown hosts (404), in English.
 * `waitSeconds` is the value of Retry-After; 0 means no header.
 */
export function refusedResponse(
  status: RefusedStatus,
  { city, waitSeconds = 0 }: { city?: Publication | undefined; waitSeconds?: number } = {},
): WholeResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  return { status, headers, body: Buffer.from(page(status, waitSeconds, city)) };
}

/** Sends a small uncompressed response from the server itself, with security headers. */
function send(
  { status, headers, body }: WholeResponse,
  { method }: IncomingMessage,
  response: ServerResponse,
) {
  const all = { ...siteHeaders(NO_CITY).protect('', headers), 'content-length': body.length };
  response.writeHead(status, all).end(method === 'HEAD' ? undefined : body);
}

/** Refuses a request with an error page in the language of the host's city. */
export function refuse(
  status: RefusedStatus,
  request: IncomingMessage,
  response: ServerResponse,
  waitSeconds = 0,
): void {
  const { host, 'transfer-encoding': coding, 'content-length': length = 0 } = request.headers;
  // Close the connection afterwards, so that the server does not wait for the request body.
  if (coding !== undefined || Number(length) > 0) response.shouldKeepAlive = false;
  send(refusedResponse(status, { city: cityByKey(cityOfHost(host) ?? ''), waitSeconds }), request, response);
}

/** Redirects to the same path and query at the city's own origin. */
export function moveToOrigin(
  origin: string,
  { path, query }: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const location = new URL(`${origin}${path}${query && `?${query}`}`).href;
  const headers = { location, 'cache-control': 'public, max-age=300' };
  send({ status: 308, headers, body: Buffer.alloc(0) }, request, response);
}
