import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PictureWidth, pictureWidth } from '@/lib/pictures/address/picture-sizes';

/** A picture of somebody else, as its address here names it. */
export type ForeignPicture = {
  /** http(s) address at the other host. */
  address: string;
  /** Name of the drawing that is shown when the picture does not come; nothing where words of its own stand in. */
  drawing?: string;
  /** Never cut; otherwise what is taller than wide becomes a square, since no frame of ours is. */
  whole?: boolean;
};

/** The parts of a path below /pictures/, in order. */
export type AddressParts = { signature: string; manner: string; picture: string; width: string };

/** What is longer would make a path of over 2,000 characters, which this site does not answer. */
const longestForeign = 1400;

/** Whether the address of a picture, in bytes, is short enough to travel in one of ours; nearly all are. */
export function canTravel(address: string): boolean {
  return Buffer.byteLength(address) <= longestForeign;
}

/** `grove-day`, `whole.grove-day` or `whole`: how a picture is shown, and what stands in for it. */
function mannerOf({ drawing, whole }: ForeignPicture): string {
  return [whole && 'whole', drawing].filter(Boolean).join('.');
}

function readManner(manner: string): Pick<ForeignPicture, 'drawing' | 'whole'> {
  const [, whole, drawing] = /^(whole)?\.?(.*)$/.exec(manner) ?? [];
  return { drawing: drawing || undefined, whole: whole !== undefined };
}

/** 96 bits, which nobody guesses, and pages carry dozens of them; the width is not signed, since only a handful are served. */
function signatureOf(manner: string, picture: string, key: string): string {
  return createHmac('sha256', key).update(`picture ${manner} ${picture}`).digest('base64url').slice(0, 16);
}

/** `/pictures/{signature}/{manner}/{address, base64url}/`, to which a width is added; the server keeps no table. */
export function pictureBase(foreign: ForeignPicture, key: string): string {
  const picture = Buffer.from(foreign.address).toString('base64url');
  const manner = mannerOf(foreign);
  return `/pictures/${signatureOf(manner, picture, key)}/${manner}/${picture}/`;
}

function isSigned({ signature, manner, picture }: AddressParts, key: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(manner, picture, key));
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The picture and the width that a path asks for, or nothing when it was not made with this key, or was altered. */
export function readPicturePath(
  parts: AddressParts,
  key: string,
): (ForeignPicture & { width: PictureWidth }) | undefined {
  const width = pictureWidth(parts.width);
  if (!width || !isSigned(parts, key)) return undefined;
  const address = Buffer.from(parts.picture, 'base64url').toString();
  return { address, width, ...readManner(parts.manner) };
}
