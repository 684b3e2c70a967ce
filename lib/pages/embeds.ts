import { spokenHost, webAddress } from '@/lib/base/addresses';
import type { City } from '@/lib/city/city-type';
import { type Catalog, messages } from '@/lib/messages/messages';
import { mapFrame } from '@/lib/pages/contact';
import { documentLinks } from '@/lib/pages/partners';

type EmbedFacts = {
  /**
   * Sandbox of the frame, as strict as possible: no embed may navigate the page, download files or open browser
   * dialogs.
   */
  sandbox: string;
  allow: string;
  /** Referrer policy. Some hosts refuse to play without a referrer. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** Text of the button. It must also fit the plain link that is shown without scripts. */
  opens: keyof Catalog['embeds']['open'];
  /** Query added to the address, so that the click that loads the frame also starts playback. */
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

/**
 * Kinds of embeds. Frames keep their origin, because players and forms need storage; embedFrame ensures that it is
 * never ours.
 */
export const embedKinds = {
  video,
  'short-video': video,
  map: { ...usual, opens: 'map' },
  form: { ...usual, sandbox: `${usual.sandbox} allow-forms`, opens: 'form' },
  document: { ...usual, allow: 'fullscreen', referrer: 'no-referrer', opens: 'preview' },
} as const satisfies Record<string, EmbedFacts>;

export type EmbedKind = keyof typeof embedKinds;

type EmbedFrame = {
  src: string;
  sandbox: string;
  allow: string;
  referrer: (typeof embedKinds)[EmbedKind]['referrer'];
};

/**
 * Returns the frame of an embed; undefined for an address that must not be framed, because it is not https, has
 * credentials or is on our own origin, where a frame with scripts could escape the sandbox.
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

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
/** This YouTube host sets no cookies until a video plays. */
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

const VIDEO_ID = /^[\w-]{11}$/;

/** Returns the video ID of a YouTube Shorts or watch link (requirements section 5); undefined for any other address. */
export function youtubeId(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, password, port } = new URL(address);
  if (!/^https?:$/.test(protocol) || !YOUTUBE_HOSTS.has(hostname) || username || password || port)
    return undefined;
  const id = pathname === '/watch' ? searchParams.get('v') : /^\/shorts\/([^/]+)\/?$/.exec(pathname)?.[1];
  return id && VIDEO_ID.test(id) ? id : undefined;
}

/** Returns the page of a YouTube video; for other web addresses, the address itself. */
export function videoPage(address: string): string | undefined {
  const id = youtubeId(address);
  return id ? `https://www.youtube.com/shorts/${id}` : webAddress(address);
}

export function videoFrame(id: string): string {
  return `${VIDEO_ORIGIN}/embed/${id}`;
}

/** Returns the origins that this city's pages may frame, for the Content-Security-Policy. */
export function frameHosts(city: City): string[] {
  const documents = city.partners.map(documentLinks).filter(({ foreign }) => foreign);
  const addresses = [
    ...(city.video ? [city.video.src] : []),
    mapFrame(city),
    VIDEO_ORIGIN,
    ...(city.contact.formUrl ? [city.contact.formUrl] : []),
    ...documents.map(({ preview }) => preview),
  ];
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => origin.startsWith('https://'));
}

/** Returns the text of a link: `Read on Wikipedia`, `Read on history.example`; `Read more` for our own pages. */
export function readOn(city: City, href: string): string {
  if (!/^https?:/.test(href)) return messages(city).front.readMore;
  const host = spokenHost(href);
  return messages(city).front.readOn(/(?:^|\.)wikipedia\.org$/.test(host) ? 'Wikipedia' : host);
}
