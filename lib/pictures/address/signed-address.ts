import { createHash } from 'node:crypto';
import {
  type PicturePlace,
  type PictureWidth,
  pictureWidth,
  places,
} from '@/lib/pictures/address/picture-sizes';
import { isSignatureOf, signatureOf } from '@/lib/pictures/address/signature';
import { isPhoto, type Photo, readPhotoAddress } from '@/lib/pictures/photos/photo-address';
import { refusal } from '@/lib/web/guard/address-guard';

/** A picture on another host, or a photo from a city's folder (lib/pictures/photos). */
export type ForeignPicture = {
  address: string;
  /** If true, the picture is never cropped. If not, portraits are cropped to squares. */
  whole?: boolean;
};

export type AddressParts = { signature: string; options: string; picture: string; width: string };

/** Maximum length of a picture's address in bytes, so that the path has at most 2,000 characters. */
const MAX_ADDRESS_BYTES = 1400;

function fitsInPath(address: string): boolean {
  return Buffer.byteLength(address) <= MAX_ADDRESS_BYTES;
}

/** Returns the string to sign. It does not include the width, because only a few widths are served. */
function signedText(options: string, picture: string): string {
  return `picture ${options} ${picture}`;
}

/**
 * Returns `/pictures/{signature}/{options}/{address in base64url}/`. The caller appends a width. The path
 * contains all data, so the server needs no table.
 */
export function pictureBase(foreign: ForeignPicture, key: string): string {
  const picture = Buffer.from(foreign.address).toString('base64url');
  const options = foreign.whole ? 'whole' : 'framed';
  return `/pictures/${signatureOf(signedText(options, picture), key)}/${options}/${picture}/`;
}

type AskedPicture = Required<ForeignPicture> & { width: PictureWidth; format?: 'jpeg' };

/** Suffix after a photo's width that requests JPEG, for programs that support no other format. */
const JPEG_SUFFIX = '.jpg';

/** Parses the parts of a picture's path; undefined if it was altered or not signed with one of these keys. */
export function readPicturePath(parts: AddressParts, ...keys: readonly string[]): AskedPicture | undefined {
  const text = signedText(parts.options, parts.picture);
  if (!isSignatureOf(text, parts.signature, keys)) return undefined;
  const address = Buffer.from(parts.picture, 'base64url').toString();
  const isJpeg = isPhoto(address) && parts.width.endsWith(JPEG_SUFFIX);
  const width = pictureWidth(isJpeg ? parts.width.slice(0, -JPEG_SUFFIX.length) : parts.width);
  if (!width) return undefined;
  return { address, width, whole: /^whole\b/.test(parts.options), format: isJpeg ? 'jpeg' : undefined };
}

/** Returns the attributes of a picture; `src` is for browsers without srcset. Undefined if the address is too long. */
export function pictureSource(
  picture: ForeignPicture,
  place: PicturePlace,
  key: string,
): { src: string; srcSet: string; sizes: string } | undefined {
  if (!fitsInPath(picture.address)) return undefined;
  const base = pictureBase(picture, key);
  const { widths, sizes } = places[place];
  const srcSet = widths.map((width) => `${base}${width} ${width}w`).join(', ');
  return { src: `${base}${widths[1] ?? widths[0]}`, srcSet, sizes };
}

export function stockAddress(template: string, id: string): string {
  const seed = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return template.replaceAll('{seed}', seed);
}

/** Whether an address starts like the stock-photo template. Only stock photos may have a private host. */
export function isStockAddress(address: string, template: string | undefined): boolean {
  const start = template?.slice(0, template.indexOf('{seed}'));
  if (!start || !URL.canParse(start) || !URL.canParse(address)) return false;
  return new URL(address).href.startsWith(new URL(start).href);
}

function isRefused(address: string, stockTemplate: string | undefined): boolean {
  if (!URL.canParse(address)) return true;
  return !isStockAddress(address, stockTemplate) && refusal(new URL(address)) !== undefined;
}

/** Returns the path of a photo as an uncropped JPEG. */
export function photoPath({ address }: Pick<Photo, 'address'>, width: PictureWidth, key: string): string {
  return `${pictureBase({ address, whole: true }, key)}${width}${JPEG_SUFFIX}`;
}

/** Returns the photo at a path that `photoPath` returned; undefined for other paths. */
export function photoAt(path: string, key: string): Photo | undefined {
  const [, signature = '', options = '', picture = '', width = ''] =
    /^\/pictures\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const address = readPicturePath({ signature, options, picture, width }, key)?.address ?? '';
  const size = readPhotoAddress(address);
  return size && { address, width: size.width, height: size.height };
}

/** Returns the path of an uncropped picture for feeds; undefined if it is too long or the proxy would refuse it. */
export function sharedPicturePath(
  address: string,
  { width, key, stockTemplate }: { width: PictureWidth; key: string; stockTemplate: string | undefined },
): string | undefined {
  if (isPhoto(address)) return photoPath({ address }, width, key);
  if (isRefused(address, stockTemplate) || !fitsInPath(address)) return undefined;
  return `${pictureBase({ address, whole: true }, key)}${width}`;
}
