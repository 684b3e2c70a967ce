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

/** Undefined without an address, or where the picture proxy would refuse it. */
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

/** In pixels: large previews want 1,200 at least (discovery section 2). */
export const widestPicture = 1600;

/** A photo for search engines and previews of links. */
export function sharedPhoto(city: City, photo: Photo): { url: string; width: number; height: number } {
  const width = Math.min(photo.width, widestPicture);
  const height = Math.round((photo.height * width) / photo.width);
  return { url: absoluteUrl(city, photoPath(photo, widestPicture, signingKey())), width, height };
}

// A base that no address names: what resolves to it was relative.
const nowhere = 'https://relative.invalid';

/** True for a path, which neither `//host` nor `/\host` is. */
export function isOwn(address: string): boolean {
  return URL.canParse(address, nowhere) && new URL(address, nowhere).origin === nowhere;
}

/** The path of one of our pages, given that or its full address; undefined for other hosts' addresses and for files. */
export function ownPagePath(city: City, address: string): string | undefined {
  const site = absoluteUrl(city, '/');
  const path = address.startsWith(site) ? address.slice(site.length - 1) : address;
  // What ends like a file is none of our pages and is fetched whole.
  return path.startsWith('/') && isOwn(path) && !/\.\w+$/.test(path) ? path : undefined;
}

/** The files for machines that the site map names (requirements section 2). */
export function technicalFiles(city: City): { name: string; path: string; note: string }[] {
  const notes = Object.entries(messages(city).siteMap.files);
  return notes.map(([path, note]) => ({ name: path.slice(1), path, note }));
}
