/** Limit for pictures at other hosts: 10 MB. */
export const mostPictureBytes = 10 * 1024 * 1024;
/** Limit for our own photos: more than phones and most cameras write. */
export const MAX_PHOTO_BYTES = 60 * 1024 * 1024;

/** JPEG, PNG, GIF, WebP or AVIF by the first bytes, whatever name and Content-Type say. No SVG: it can hold scripts. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
/** What iPhones save unless told otherwise; sharp as it is installed cannot read it. */
const HEIC = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s;

/** How many of the first bytes say what a file is. */
export const signatureBytes = 12;

function start(bytes: Buffer): string {
  return bytes.toString('latin1', 0, signatureBytes);
}

export function isPicture(bytes: Buffer): boolean {
  return SIGNATURE.test(start(bytes));
}

export function isHeic(bytes: Buffer): boolean {
  return HEIC.test(start(bytes));
}
