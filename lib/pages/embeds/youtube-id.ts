import { webAddress } from '@/lib/base/address/web-address';

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
/** Plays videos without cookies until they are played. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

const idShape = /^[\w-]{11}$/;

/**
 * The id of a video from a shorts link or a watch link: 11 letters, digits, underscores or hyphens (requirements section 5).
 * Nothing for any other address, host or length: what cannot be told for sure is not embedded.
 */
export function youtubeId(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, password, port } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hosts.has(hostname) || username || password || port) return undefined;
  const id = pathname === '/watch' ? searchParams.get('v') : /^\/shorts\/([^/]+)\/?$/.exec(pathname)?.[1];
  return id && idShape.test(id) ? id : undefined;
}

/** The page on which a video can be watched: of the video where there is one, else the address itself if it is one. */
export function videoPage(address: string): string | undefined {
  const id = youtubeId(address);
  return id ? `https://www.youtube.com/shorts/${id}` : webAddress(address);
}

/** The address that frames a video by its id. */
export function videoFrame(id: string): string {
  return `${videoOrigin}/embed/${id}`;
}
