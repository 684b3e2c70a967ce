import { type EmbedKind, embedKinds } from './embed-kinds';

export type EmbedFrame = {
  src: string;
  /** Starts by itself, for a reader who has just asked for it. */
  startingSrc: string;
  host: string;
  sandbox: string;
  allow: string;
  referrer: (typeof embedKinds)[EmbedKind]['referrer'];
};

/**
 * Undefined when it may not be framed: only https, without credentials, and never our own origin, where script and
 * origin together would undo the sandbox.
 */
export function embedFrame(kind: EmbedKind, address: string, ownOrigin: string): EmbedFrame | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password) return undefined;
  if (url.host === new URL(ownOrigin).host) return undefined;
  const { sandbox, allow, referrer, startsWith } = embedKinds[kind];
  const starting = new URL(url);
  starting.search = [url.search.slice(1), startsWith].filter(Boolean).join('&');
  return { src: url.href, startingSrc: starting.href, host: url.host, sandbox, allow, referrer };
}

export function spokenHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}
