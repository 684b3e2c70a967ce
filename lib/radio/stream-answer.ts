import { mostQueuedBytes } from '@/lib/radio/hub/listener-wheel';
import { icyInterval, icyListener } from '@/lib/radio/icy/icy-listener';
import { radioHub } from '@/lib/radio/radio-desk';
import { readPort } from '@/lib/radio/read-port';
import type { StationHead } from '@/lib/radio/station/station';
import { settings } from '@/lib/settings';
import { liveBody } from '@/lib/web/live/live-body';

/** Live, so nobody on the way keeps, changes or holds it back; any page may play it (design section 6). */
const live = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
};

const audioLive = { ...live, 'Accept-Ranges': 'none' };

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = { ...live, 'Content-Type': 'text/plain; charset=utf-8', ...more };
  return new Response(`${text}\n`, { status, headers });
}

function askedPort(request: Request): number | undefined {
  return readPort(new URL(request.url).searchParams, settings().radio.ports);
}

function wrongPort(): Response {
  return plain(400, 'Request one of the ports of this station, such as ?port=8076.');
}

function headersOf(head: StationHead, withTitles: boolean): Record<string, string> {
  const titles: Record<string, string> = withTitles ? { 'icy-metaint': String(icyInterval) } : {};
  return { ...audioLive, ...head.about, 'Content-Type': head.contentType, ...titles };
}

/** The station's audio for one listener; 400 for a port that is not on the list, 503 when the station is away. */
export async function streamAnswer(request: Request): Promise<Response> {
  const port = askedPort(request);
  if (port === undefined) return wrongPort();
  const hub = radioHub(port);
  const tuned = await hub.tuneIn();
  if (!tuned.ok)
    return plain(503, 'The station is not available right now. Please try again in a moment.', {
      'Retry-After': '5',
    });
  const withTitles = request.headers.get('icy-metadata') === '1';
  const body = liveBody((sink) => hub.listen(withTitles ? icyListener(sink, hub.title) : sink));
  return new Response(body, { headers: headersOf(tuned.head, withTitles) });
}

/** What the audio's answer would say, without a call to the station: its own type only where it is playing. */
export function streamHead(request: Request): Response {
  const port = askedPort(request);
  if (port === undefined) return wrongPort();
  const head = radioHub(port).head() ?? { contentType: 'audio/mpeg', about: {} };
  return new Response(null, { headers: headersOf(head, false) });
}

const heartbeatMs = 20_000;

function titleEvent(title: string | null): string {
  return `event: title\ndata: ${JSON.stringify({ title })}\n\n`;
}

/** What is playing, as server-sent events: at once, on each change, and a comment line as a sign of life. */
export function titlesAnswer(request: Request): Response {
  const port = askedPort(request);
  if (port === undefined) return wrongPort();
  const hub = radioHub(port);
  const body = liveBody((sink) => {
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
  return new Response(body, { headers: { ...live, 'Content-Type': 'text/event-stream' } });
}
