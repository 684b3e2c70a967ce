import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Maker } from '@/lib/server/finished/make-response';
import { type AskFramework, ofOurs } from '@/lib/server/framework/ask-framework';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, withPlainVary } from '@/lib/server/response';

/** What such a response depends on: the formats that a browser shows, its privacy signal, and what it has already. */
const passedOn = ['accept', 'sec-gpc', 'if-none-match'];

/** Whether the response to a path depends on the reader's headers: a picture's format, an ad. */
export function isForReader(path: string): boolean {
  return path.startsWith('/pictures/') || path.startsWith('/api/');
}

/** Of a route handler, for one reader; nothing else of the request reaches the framework. */
export async function responseForReader(
  ask: AskFramework,
  { host, protection }: Maker,
  path: string,
  { headers: theirs }: IncomingMessage,
): Promise<SiteResponse> {
  const said = passedOn.flatMap((name) => (theirs[name] === undefined ? [] : [[name, String(theirs[name])]]));
  const headers = { ...Object.fromEntries(said), host };
  // Also for a HEAD, whose response has the headers of a GET's, its length too: sendResponse leaves out the body.
  const made = withPlainVary(await ask({ url: path, headers }));
  // Browsers overwrite stored headers with those of a 304.
  return made.status === 304 ? made : { ...made, headers: protection.protect(path, made.headers) };
}

/** Whether a route streams to its reader for as long as that one stays: the radio and its titles. */
export function isLive(path: string): boolean {
  return path === '/api/stream' || path === '/api/stream/now';
}

/**
 * Lets the framework answer the reader itself, with an address and headers of ours: what lasts cannot be finished
 * first. `headers` are set before; the framework adds its own.
 */
export function streamLive(
  handle: RequestListener,
  { path, query }: SiteRequest,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const wantsTitles = request.headers['icy-metadata'];
  const { host = '' } = request.headers;
  request.url = query === '' ? path : `${path}?${query}`;
  request.headers = { host, ...ofOurs, ...(wantsTitles && { 'icy-metadata': wantsTitles }) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  handle(request, response);
}
