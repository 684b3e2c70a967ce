import type { Away, StationHead } from '@/lib/radio/station/station';

/** `interval`: bytes between two metadata blocks, or Infinity. */
export type HeadRead = { ok: true; head: StationHead; interval: number } | { ok: false; away: Away };

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
