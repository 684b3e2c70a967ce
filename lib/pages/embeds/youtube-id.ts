import { webAddress } from '@/lib/base/address/web-address';

const hosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com']);
/** Sets no cookies until a video is played. */
export const videoOrigin = 'https://www.youtube-nocookie.com';

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
