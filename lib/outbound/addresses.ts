import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { LocalEvent } from '@/lib/news/event';
import type { PictureWidth } from '@/lib/pictures/address/picture-sizes';
import { photoPath, sharedPicturePath } from '@/lib/pictures/address/signed-address';
import { signingKey } from '@/lib/pictures/address/signing-key';
import type { Photo } from '@/lib/pictures/photos/photo-address';
import { settings, siteUrlOf } from '@/lib/settings/settings';

export function absoluteUrl(city: City, path: string): string {
  return new URL(path, siteUrlOf(city)).href;
}

export function eventPath({ id }: Pick<LocalEvent, 'id'>): string {
  return `/events/${id}`;
}

/** Returns the public URL of a picture; undefined without an address or if the picture proxy would refuse it. */
export function sharedPictureUrl(
  city: City,
  address: string | undefined,
  width: PictureWidth,
): string | undefined {
  if (!address) return undefined;
  const { stockImageUrl: stockTemplate } = settings();
  const path = sharedPicturePath(address, { width, key: signingKey(), stockTemplate });
  return path && absoluteUrl(city, path);
}

/** Maximum width in pixels. Search engines want at least 1,200 for large previews (discovery section 2). */
export const MAX_PICTURE_WIDTH = 1600;

/** Returns the URL and size of a photo, for search engines and link previews. */
export function sharedPhoto(city: City, photo: Photo): { url: string; width: number; height: number } {
  const width = Math.min(photo.width, MAX_PICTURE_WIDTH);
  const height = Math.round((photo.height * width) / photo.width);
  return { url: absoluteUrl(city, photoPath(photo, MAX_PICTURE_WIDTH, signingKey())), width, height };
}

// Base for parsing addresses. An address that resolves to this origin was relative.
const RELATIVE_BASE = 'https://relative.invalid';

/** Whether an address is a path on this site; `//host` and `/\host` are not. */
export function isOwn(address: string): boolean {
  return URL.canParse(address, RELATIVE_BASE) && new URL(address, RELATIVE_BASE).origin === RELATIVE_BASE;
}

/** Returns the path of one of our pages from a path or full URL; undefined for other hosts and for files. */
export function ownPagePath(city: City, address: string): string | undefined {
  const site = absoluteUrl(city, '/');
  const path = address.startsWith(site) ? address.slice(site.length - 1) : address;
  // A path with an extension is a file, which needs a full page load.
  return path.startsWith('/') && isOwn(path) && !/\.\w+$/.test(path) ? path : undefined;
}

/** Returns the machine-readable files that the site map lists (requirements section 2). */
export function technicalFiles(city: City): { name: string; path: string; note: string }[] {
  const notes = Object.entries(messages(city).siteMap.files);
  return notes.map(([path, note]) => ({ name: path.slice(1), path, note }));
}
