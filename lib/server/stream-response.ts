import type { IncomingMessage, ServerResponse } from 'node:http';
import { mostQueuedBytes } from '@/lib/radio/hub/listener-wheel';
import { icyInterval, icyListener } from '@/lib/radio/icy/icy-listener';
import { radioHub } from '@/lib/radio/radio-hubs';
import { readPort } from '@/lib/radio/read-port';
import type { StationHead } from '@/lib/radio/station/station';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { settings } from '@/lib/settings/settings';
import { goLive } from '@/lib/web/live/live-sink';

type Headers = Record<string, string>;

type Asking = {
  request: IncomingMessage;
  response: ServerResponse;
  port: number;
  protect: (headers: Headers) => Headers;
};

/** Live audio must not be cached, transformed or buffered; any page may play it (requirements section 13). */
const live: Headers = {
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

const audioLive = { ...live, 'accept-ranges': 'none' };
const unplayed: StationHead = { contentType: 'audio/mpeg', about: {} };

function plain(response: ServerResponse, status: number, text: string, headers: Headers): void {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function headersOf({ contentType, about }: StationHead, withTitles: boolean): Headers {
  const said = Object.entries(about).map(([name, value]) => [name.toLowerCase(), value]);
  const titles: Headers = withTitles ? { 'icy-metaint': String(icyInterval) } : {};
  return { ...audioLive, ...Object.fromEntries(said), 'content-type': contentType, ...titles };
}

async function sendAudio({ request, response, port, protect }: Asking): Promise<void> {
  const hub = radioHub(port);
  if (request.method === 'HEAD') {
    response.writeHead(200, protect(headersOf(hub.head() ?? unplayed, false))).end();
    return;
  }
  const tuned = await hub.tuneIn();
  if (!tuned.ok) {
    const away = { ...live, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' };
    plain(
      response,
      503,
      'The station is not available right now. Please try again in a moment.\n',
      protect(away),
    );
    return;
  }
  const withTitles = request.headers['icy-metadata'] === '1';
  goLive(response, protect(headersOf(tuned.head, withTitles)), (sink) =>
    hub.listen(withTitles ? icyListener(sink, () => hub.title()) : sink),
  );
}

const heartbeatMs = 20_000;

function titleEvent(title: string | null): string {
  return `event: title\ndata: ${JSON.stringify({ title })}\n\n`;
}

function sendTitles({ request, response, port, protect }: Asking): void {
  const headers = protect({ ...live, 'content-type': 'text/event-stream' });
  if (request.method === 'HEAD') {
    response.writeHead(200, headers).end();
    return;
  }
  const hub = radioHub(port);
  goLive(response, headers, (sink) => {
    const tell = (title: string | null) => {
      if (sink.queued() > mostQueuedBytes) sink.drop();
      else sink.write(titleEvent(title));
    };
    const stopWatching = hub.watchTitle({ tell, end: sink.end });
    tell(hub.title());
    const heartbeat = setInterval(() => sink.write(':\n\n'), heartbeatMs);
    return () => {
      stopWatching();
      clearInterval(heartbeat);
    };
  });
}

/**
 * `GET /api/stream?port=8076`: live audio; 503 within three seconds when the station is unavailable. `GET
 * /api/stream/now?port=8076`: server-sent events, `event: title` with data `{"title": "..."}`, or null if unknown. 400
 * for a port that is not listed. True when the request was one of these.
 */
export function streamResponse(
  { path, query }: SiteRequest,
  request: IncomingMessage,
  response: ServerResponse,
  protect: (headers: Headers) => Headers,
): boolean {
  if (path !== '/api/stream' && path !== '/api/stream/now') return false;
  const port = readPort(new URLSearchParams(query), settings().radio.ports);
  const asking = { request, response, protect };
  const wrong = { ...live, 'content-type': 'text/plain; charset=utf-8' };
  if (port === undefined)
    plain(response, 400, 'Request one of the ports of this station, such as ?port=8076.\n', protect(wrong));
  else if (path === '/api/stream') void sendAudio({ ...asking, port });
  else sendTitles({ ...asking, port });
  return true;
}
