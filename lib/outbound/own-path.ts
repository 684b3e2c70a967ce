import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';

// A base that no address names: what resolves to it was relative.
const nowhere = 'https://relative.invalid';

/** True for a path, which neither `//host` nor `/\host` is. */
export function isOwn(address: string): boolean {
  return URL.canParse(address, nowhere) && new URL(address, nowhere).origin === nowhere;
}

/** The path of one of our pages, given that or its full address; undefined for other hosts' addresses and for files. */
export function ownPagePath(address: string): string | undefined {
  const site = absoluteUrl('/');
  const path = address.startsWith(site) ? address.slice(site.length - 1) : address;
  // What ends like a file is none of our pages and is fetched whole.
  return path.startsWith('/') && isOwn(path) && !/\.\w+$/.test(path) ? path : undefined;
}
