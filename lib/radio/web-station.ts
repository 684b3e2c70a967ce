import { createMetadataSplitter, readBlock } from '@/lib/radio/icy';
import type { Away, Station, StationHead, StationListener } from '@/lib/radio/station';
import { type OpenStream, openStream } from '@/lib/web/live/open-stream';

/** `interval`: bytes between two metadata blocks, or Infinity. */
type HeadRead = { ok: true; head: StationHead; interval: number } | { ok: false; away: Away };

type Headers = Record<string, string | string[] | undefined>;

const passedOn = ['icy-name', 'icy-genre', 'icy-br'];
const mostInterval = 1_000_000;

function first(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Includes the two other types of Ogg; a playlist has an audio type but is no audio. */
function isAudio(type: string): boolean {
  return /^(audio\/[\w.+-]+|application\/ogg)$/.test(type) && !/mpegurl|scpls/.test(type);
}

function intervalOf(value: string | undefined): number | undefined {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  const interval = /^\d+$/.test(value) ? Number(value) : 0;
  return interval >= 1 && interval <= mostInterval ? interval : undefined;
}

function about(headers: Headers): Record<string, string> {
  const told = passedOn.map((name) => [name, first(headers, name)?.trim() ?? ''] as const);
  return Object.fromEntries(told.filter(([, value]) => /^[\x20-\x7e]{1,100}$/.test(value)));
}

export function readHead(headers: Headers): HeadRead {
  const contentType = (first(headers, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!isAudio(contentType))
    return { ok: false, away: { reason: 'not-audio', detail: contentType.slice(0, 100) } };
  const encoding = first(headers, 'content-encoding') ?? 'identity';
  if (encoding !== 'identity')
    return { ok: false, away: { reason: 'bad-reply', detail: `encoded as ${encoding.slice(0, 50)}` } };
  const interval = intervalOf(first(headers, 'icy-metaint'));
  if (interval === undefined)
    return { ok: false, away: { reason: 'bad-metadata', detail: 'icy-metaint is no number' } };
  return { ok: true, head: { contentType, about: about(headers) }, interval };
}

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

/** A station on the network, asked for titles too; once its metadata was invalid, for audio alone. */
export function webStation(address: string, userAgent: string): Station {
  let withTitles = true;
  return (listener) => {
    const call = new AbortController();
    const over = (away: Away) => {
      if (call.signal.aborted) return;
      call.abort();
      if (away.reason === 'bad-metadata') withTitles = false;
      listener.over(away);
    };
    const isAsked = withTitles;
    openStream(address, headersFor(userAgent, isAsked), call.signal).then((answer) => {
      if (call.signal.aborted) return;
      if (answer.ok) play(isAsked ? answer.value : withoutTitles(answer.value), listener, over);
      else over(answer.failure);
    });
    return () => call.abort();
  };
}
