import sharp from 'sharp';

/** `heic`: a photo in a format that this server cannot decode; `unreadable`: no photo at all. */
export type Intake = { ok: true; bytes: Buffer } | { ok: false; reason: 'heic' | 'unreadable' };

const MAX_SIDE = 2400;
const MAX_PIXELS = 120_000_000;

/** Whether bytes begin as HEIC, which needs a decoder that sharp does not ship. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/** Decodes an uploaded photo and encodes it anew as an upright JPEG, without the place and other data of the camera. */
export async function takePhoto(bytes: Buffer): Promise<Intake> {
  if (isHeic(bytes)) return { ok: false, reason: 'heic' };
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format = '' } = await image.metadata();
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return { ok: false, reason: 'unreadable' };
    const sized = image.rotate().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return { ok: true, bytes: await sized.flatten({ background: 'white' }).jpeg({ quality: 84 }).toBuffer() };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
