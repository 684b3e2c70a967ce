import { createMetadataSplitter } from '@/lib/radio/icy/split-metadata';
import { readBlock } from '@/lib/radio/icy/stream-title';
import type { Away, Station, StationListener } from '@/lib/radio/station/station';
import { readHead } from '@/lib/radio/station/station-head';
import { type OpenStream, openStream } from '@/lib/web/live/open-stream';

function headersFor(userAgent: string, withTitles: boolean): Record<string, string> {
  const headers = {
    Accept: 'audio/*, application/ogg',
    'Accept-Encoding': 'identity',
    'User-Agent': userAgent,
  };
  return withTitles ? { ...headers, 'Icy-MetaData': '1' } : headers;
}

/** Some stations send `icy-metaint` without being asked for titles. */
function withoutTitles({ headers, body }: OpenStream): OpenStream {
  return { headers: { ...headers, 'icy-metaint': undefined }, body };
}

function play({ headers, body }: OpenStream, listener: StationListener, over: (away: Away) => void): void {
  body.on('error', (error) => over({ reason: 'reset', detail: error.message.slice(0, 200) }));
  const read = readHead(headers);
  if (!read.ok) {
    over(read.away);
    return;
  }
  listener.head(read.head);
  const block = (bytes: Buffer) => {
    const told = readBlock(bytes);
    if (told.kind === 'title') listener.title(told.title);
    if (told.kind === 'garbage') over({ reason: 'bad-metadata', detail: 'a block that holds no metadata' });
  };
  body.on('data', createMetadataSplitter(read.interval, { audio: listener.audio, block }));
  body.once('end', () => over({ reason: 'ended', detail: 'the station closed the connection' }));
}

/** ms for which a station whose metadata was invalid is asked for audio alone. */
const titlesRest = 60 * 60 * 1000;

/**
 * A station on the network, asked for titles too; if its metadata is invalid, it is asked again for audio alone, for an
 * hour. `now`: ms that never go back.
 */
export function webStation(
  address: string,
  userAgent: string,
  now: () => number = () => performance.now(),
): Station {
  let titlesFrom = 0;
  return (listener) => {
    const call = new AbortController();
    const withTitles = now() >= titlesFrom;
    const over = (away: Away) => {
      if (call.signal.aborted) return;
      call.abort();
      if (away.reason === 'bad-metadata') titlesFrom = now() + titlesRest;
      listener.over(away);
    };
    openStream(address, headersFor(userAgent, withTitles), call.signal).then((answer) => {
      if (call.signal.aborted) return;
      if (answer.ok) play(withTitles ? answer.value : withoutTitles(answer.value), listener, over);
      else over(answer.failure);
    });
    return () => call.abort();
  };
}
