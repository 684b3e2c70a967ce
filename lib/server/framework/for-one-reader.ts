import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { makerOf } from '@/lib/server/cities/city-of-host';
import { type AskFramework, cityHeader, ofOurs } from '@/lib/server/framework/ask-framework';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import type { SiteResponse } from '@/lib/server/response';

/** What such a response depends on: the formats that a browser shows, its privacy signal, and what it has already. */
const passedOn = ['accept', 'sec-gpc', 'if-none-match'];

/** Whether the response to a path depends on the reader's headers: a picture's format, an ad. */
export function isForReader(path: string): boolean {
  return path.startsWith('/pictures/') || path.startsWith('/api/');
}

/** Of a city's route handler, for one reader; nothing else of the request reaches the framework. */
export async function responseForReader(
  ask: AskFramework,
  city: string,
  path: string,
  { headers: theirs }: IncomingMessage,
): Promise<SiteResponse> {
  const { host, protection } = makerOf(city);
  const said = passedOn.flatMap((name) => (theirs[name] === undefined ? [] : [[name, String(theirs[name])]]));
  const headers = { ...Object.fromEntries(said), host, [cityHeader]: city };
  // Also for a HEAD, whose response has the headers of a GET's, its length too: sendResponse leaves out the body.
  const made = await ask({ url: path, headers });
  // Browsers overwrite stored headers with those of a 304.
  return made.status === 304 ? made : { ...made, headers: protection.protect(path, made.headers) };
}

/**
 * Lets the framework answer the reader itself, with an address and headers of ours: what lasts cannot be finished
 * first. The protective headers are set before; the framework adds its own.
 */
export function streamLive(
  handle: RequestListener,
  city: string,
  { path, query }: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  request.url = query === '' ? path : `${path}?${query}`;
  request.headers = { host: request.headers.host ?? '', [cityHeader]: city, ...ofOurs };
  const headers = makerOf(city).protection.protect(path, { 'access-control-allow-origin': '*' });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  handle(request, response);
}
