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

/** A station on the network, asked for titles too; if its metadata is invalid, it is asked again for audio alone. */
export function webStation(address: string, userAgent: string): Station {
  let withTitles = true;

  function play({ headers, body }: OpenStream, listener: StationListener, over: (away: Away) => void): void {
    body.on('error', (error) => over({ reason: 'reset', detail: error.message.slice(0, 200) }));
    // Some stations send `icy-metaint` without being asked for titles.
    const read = readHead(withTitles ? headers : { ...headers, 'icy-metaint': undefined });
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

  return (listener) => {
    const call = new AbortController();
    const over = (away: Away) => {
      if (call.signal.aborted) return;
      call.abort();
      if (away.reason === 'bad-metadata') withTitles = false;
      listener.over(away);
    };
    openStream(address, headersFor(userAgent, withTitles), call.signal).then((answer) => {
      if (call.signal.aborted) return;
      if (answer.ok) play(answer.value, listener, over);
      else over(answer.failure);
    });
    return () => call.abort();
  };
}
