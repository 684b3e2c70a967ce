import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { inCity } from '@/lib/city/this-city';
import { targetHere } from '@/lib/news/sources/sections-here';
import { entryAt } from '@/lib/server/addresses/entries';
import { placesOf } from '@/lib/server/addresses/place-of';
import { cityOfHost } from '@/lib/server/cities/city-of-host';
import { cityFor, sendOwn, sendWithoutCity } from '@/lib/server/cities/without-city';
import { movedResponse } from '@/lib/server/plain-page';
import { readRequest, type SiteRequest } from '@/lib/server/requests/read-request';

/** What the framework calls unknown is known only to its build. */
const placeOf = placesOf({ isKnown: (path) => targetHere(path) === undefined, entryAt });

async function serve(
  asked: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
  handle: RequestListener,
): Promise<void> {
  const place = await placeOf(asked.path, asked.query);
  if (place.kind === 'moved') return sendOwn(movedResponse(place.to, true), request, response);
  handle(request, response);
}

/** Development tools need scripts and requests that would be refused, and which the policies would stop. */
export function serveDevelopment(server: Server, handle: RequestListener): void {
  server.on('request', (request, response) => {
    const asked = readRequest(request);
    const isTool = 'status' in asked;
    const city = isTool ? cityOfHost(request.headers.host) : cityFor(asked);
    if (city === undefined) return void sendWithoutCity(asked, request, response);
    inCity(city, () => (isTool ? handle(request, response) : serve(asked, request, response, handle)));
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}
