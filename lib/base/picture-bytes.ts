/** Limit for pictures from other hosts: 10 MB. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Limit for our own photos; files of most cameras are smaller. */
export const MAX_PHOTO_BYTES = 60 * 1024 * 1024;

/** Matches the first bytes of JPEG, PNG, GIF, WebP and AVIF. Excludes SVG, which can contain scripts. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
/** HEIC, the iPhone's default format, which the installed version of sharp cannot read. */
const HEIC = /^.{4}ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/s;

/** Number of bytes needed to detect the format. */
export const SIGNATURE_BYTES = 12;

function start(bytes: Buffer): string {
  return bytes.toString('latin1', 0, SIGNATURE_BYTES);
}

export function isPicture(bytes: Buffer): boolean {
  return SIGNATURE.test(start(bytes));
}

export function isHeic(bytes: Buffer): boolean {
  return HEIC.test(start(bytes));
}
