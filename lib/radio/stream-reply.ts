import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Sink } from '@/lib/radio/broadcast';
import { radioHub } from '@/lib/radio/radio-hubs';
import { settings } from '@/lib/settings/settings';

type Headers = Record<string, string>;

/** Headers of live audio: not cached, transformed or buffered, and playable by any page (requirements section 13). */
const live: Headers = {
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

function textResponse(status: number, words: string, more: Headers = {}): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { ...live, 'content-type': 'text/plain; charset=utf-8', ...more },
  });
}

/** Returns the requested port; undefined unless it is written exactly like one of RADIO_PORTS. */
function portOf(request: Request): number | undefined {
  const values = new URL(request.url).searchParams.getAll('port');
  if (values.length !== 1) return undefined;
  return settings().radio.ports.find((port) => String(port) === values[0]);
}

/**
 * Returns a response body that lasts until the listener leaves. `begin` gets the sink to write to. It returns
 * a function that is called once when the listener has left or was dropped.
 */
export function liveBody(begin: (sink: Sink) => () => void): ReadableStream<Uint8Array> {
  let leave: (() => void) | undefined;
  let isOver = false;
  const over = (act: () => void) => {
    if (isOver) return;
    isOver = true;
    act();
    leave?.();
  };
  // Do not read ahead, so that the queue contains only audio that the listener has not received yet.
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 0 });
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leave = begin({
          write: (bytes) => {
            if (!isOver) controller.enqueue(bytes);
          },
          queued: () => Math.max(0, -(controller.desiredSize ?? 0)),
          end: () => over(() => controller.close()),
          drop: () => over(() => controller.error(new Error('the listener did not keep up'))),
        });
        if (isOver) leave();
      },
      cancel: () => over(() => {}),
    },
    strategy,
  );
}

function audioHeaders(type = 'audio/mpeg'): Headers {
  return { ...live, 'accept-ranges': 'none', 'content-type': type };
}

/**
 * Responds to `GET /api/stream?port=8076` with live audio. Responds with 503 within three seconds if the station is
 * unavailable, and with 400 if the port is not listed. HEAD does not connect to the station.
 */
export async function audioReply(city: City, request: Request): Promise<Response> {
  const port = portOf(request);
  if (port === undefined) return textResponse(400, messages(city).refusals.badPort);
  const hub = radioHub(city, port);
  if (request.method === 'HEAD') return new Response(null, { headers: audioHeaders(hub.type()) });
  const tuned = await hub.tuneIn();
  if (!tuned.ok) return textResponse(503, messages(city).refusals.noStation, { 'retry-after': '5' });
  return new Response(
    liveBody((sink) => hub.listen(sink)),
    { headers: audioHeaders(tuned.type) },
  );
}
