import type { Away, Station, StationHead, StationListener } from '@/lib/radio/station';
import { type OpenStream, openStream } from '@/lib/web/live/open-stream';

type Headers = OpenStream['headers'];

type HeadRead = { ok: true; head: StationHead } | { ok: false; away: Away };

const passedOn = ['icy-name', 'icy-genre', 'icy-br'];

function first(headers: Headers, name: string): string {
  return [headers[name]].flat()[0] ?? '';
}

/** Includes the two other types of Ogg; a playlist has an audio type but is no audio. */
function isAudio(type: string): boolean {
  return /^(audio\/[\w.+-]+|application\/ogg)$/.test(type) && !/mpegurl|scpls/.test(type);
}

function about(headers: Headers): Record<string, string> {
  const told = passedOn.map((name) => [name, first(headers, name).trim()] as const);
  return Object.fromEntries(told.filter(([, value]) => /^[\x20-\x7e]{1,100}$/.test(value)));
}

/** What a station says that it sends, if that can be played. */
export function readHead(headers: Headers): HeadRead {
  const contentType = first(headers, 'content-type').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isAudio(contentType))
    return { ok: false, away: { reason: 'not-audio', detail: contentType.slice(0, 100) } };
  const encoding = first(headers, 'content-encoding') || 'identity';
  if (encoding !== 'identity')
    return { ok: false, away: { reason: 'bad-reply', detail: `encoded as ${encoding.slice(0, 50)}` } };
  return { ok: true, head: { contentType, about: about(headers) } };
}

function play({ headers, body }: OpenStream, listener: StationListener, over: (away: Away) => void): void {
  body.on('error', (error) => over({ reason: 'reset', detail: error.message.slice(0, 200) }));
  const read = readHead(headers);
  if (!read.ok) {
    over(read.away);
    return;
  }
  listener.head(read.head);
  body.on('data', listener.audio);
  body.once('end', () => over({ reason: 'ended', detail: 'the station closed the connection' }));
}

/** What a station is asked with: audio alone, as it is. */
export function stationHeaders(userAgent: string): Record<string, string> {
  return { Accept: 'audio/*, application/ogg', 'Accept-Encoding': 'identity', 'User-Agent': userAgent };
}

/** A station on the network. */
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
