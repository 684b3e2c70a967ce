import type { Away, Station, StationListener } from '@/lib/radio/station';
import { type OpenStream, openStream } from '@/lib/web/live/open-stream';

type Headers = OpenStream['headers'];

type TypeRead = { ok: true; type: string } | { ok: false; away: Away };

/** Whether a content type is audio. Playlists are excluded, although their types begin with `audio/`. */
function isAudio(type: string): boolean {
  return /^(audio\/[\w.+-]+|application\/ogg)$/.test(type) && !/mpegurl|scpls/.test(type);
}

/** Returns the content type of a station's response, or the reason why it cannot be played. */
export function readType(headers: Headers): TypeRead {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isAudio(type)) return { ok: false, away: { reason: 'not-audio', detail: type.slice(0, 100) } };
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    return { ok: false, away: { reason: 'bad-reply', detail: `encoded as ${encoding.slice(0, 50)}` } };
  return { ok: true, type };
}

function play({ headers, body }: OpenStream, listener: StationListener, over: (away: Away) => void): void {
  body.on('error', (error) => over({ reason: 'reset', detail: error.message.slice(0, 200) }));
  const read = readType(headers);
  if (!read.ok) {
    over(read.away);
    return;
  }
  listener.type(read.type);
  body.on('data', listener.audio);
  body.once('end', () => over({ reason: 'ended', detail: 'the station closed the connection' }));
}

/** Returns the request headers for a station, which ask for uncompressed audio. */
export function stationHeaders(userAgent: string): Record<string, string> {
  return { Accept: 'audio/*, application/ogg', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
}

/** Returns a station that plays the stream at an address. */
export function webStation(address: string, userAgent: string): Station {
  return (listener) => {
    const call = new AbortController();
    const over = (away: Away) => {
      if (call.signal.aborted) return;
      call.abort();
      listener.over(away);
    };
    openStream(address, stationHeaders(userAgent), call.signal).then((answer) => {
      if (call.signal.aborted) return;
      if (answer.ok) play(answer.value, listener, over);
      else over(answer.failure);
    });
    return () => call.abort();
  };
}
