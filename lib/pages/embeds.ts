import { webAddress } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { type Catalog, messages } from '@/lib/messages/messages';
import { mapFrame } from '@/lib/pages/contact';
import { documentLinks } from '@/lib/pages/partners';

type EmbedFacts = {
  /** As narrow as the kind needs; no kind may leave the page, download, or open a browser dialog. */
  sandbox: string;
  allow: string;
  /** Some hosts play nothing for a visitor of unknown origin. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** Which of the catalog's words is on the button; it must also be true of a link, which it is without script. */
  opens: keyof Catalog['embeds']['open'];
  /** Added to the address, so that the press on the poster is enough. */
  startsWith: string;
};

const usual = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  allow: '',
  referrer: 'strict-origin-when-cross-origin',
  startsWith: '',
} as const;

const video: EmbedFacts = {
  ...usual,
  sandbox: `${usual.sandbox} allow-presentation`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  opens: 'play',
  startsWith: 'autoplay=1',
};

/** A frame keeps its own origin (players and forms need their storage), which is never ours: see embedFrame. */
export const embedKinds = {
  video,
  'short-video': video,
  map: { ...usual, opens: 'map' },
  form: { ...usual, sandbox: `${usual.sandbox} allow-forms`, opens: 'form' },
  document: { ...usual, allow: 'fullscreen', referrer: 'no-referrer', opens: 'preview' },
} as const satisfies Record<string, EmbedFacts>;

export type EmbedKind = keyof typeof embedKinds;

export type EmbedFrame = {
  src: string;
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
  url.search = [url.search.slice(1), startsWith].filter(Boolean).join('&');
  return { src: url.href, sandbox, allow, referrer };
}

export function spokenHost(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
/** Sets no cookies until a video is played. */
const videoOrigin = 'https://www.youtube-nocookie.com';

const idShape = /^[\w-]{11}$/;

/** The id in a shorts or watch link (requirements section 5); undefined for any other address. */
export function youtubeId(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, password, port } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname) || username || password || port) return undefined;
  const id = pathname === '/watch' ? searchParams.get('v') : /^\/shorts\/([^/]+)\/?$/.exec(pathname)?.[1];
  return id && idShape.test(id) ? id : undefined;
}

/** The watch page of the video, else the address itself if it is one. */
export function videoPage(address: string): string | undefined {
  const id = youtubeId(address);
  return id ? `https://www.youtube.com/shorts/${id}` : webAddress(address);
}

export function videoFrame(id: string): string {
  return `${videoOrigin}/embed/${id}`;
}

/** Origins that this city's pages can frame, each once. Anything else stays unframed. */
export function frameHosts(city: City): string[] {
  const documents = city.partners.map(documentLinks).filter(({ foreign }) => foreign);
  const addresses = [
    ...(city.video ? [city.video.src] : []),
    mapFrame(city),
    videoOrigin,
    ...(city.contact.formUrl ? [city.contact.formUrl] : []),
    ...documents.map(({ preview }) => preview),
  ];
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => origin.startsWith('https://'));
}

/** `Read on Wikipedia`, `Read on history.example`; `Read more` for a page of ours. */
export function readOn(city: City, href: string): string {
  if (!/^https?:/.test(href)) return messages(city).front.readMore;
  const host = spokenHost(href);
  return messages(city).front.readOn(/(?:^|\.)wikipedia\.org$/.test(host) ? 'Wikipedia' : host);
}
