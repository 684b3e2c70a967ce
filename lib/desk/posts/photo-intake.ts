import sharp from 'sharp';
import type { Pixels } from '@/lib/desk/posts/heic-pixels';

const MAX_SIDE = 2400;
const MAX_PIXELS = 120_000_000;

/** Whether a file starts like HEIC, which sharp cannot decode. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cx]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/**
 * Decodes an uploaded photo and encodes it again as an upright JPEG, without the camera's metadata such as
 * the location. `heicPixels` decodes HEIC, which sharp cannot. Returns undefined for a file that is not a
 * photo.
 */
export async function takePhoto(
  bytes: Buffer,
  heicPixels: (bytes: Buffer) => Promise<Pixels | undefined>,
): Promise<Buffer | undefined> {
  try {
    const pixels = isHeic(bytes) ? await heicPixels(bytes) : undefined;
    const raw = pixels && { width: pixels.width, height: pixels.height, channels: 4 as const };
    const image = sharp(pixels?.data ?? bytes, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      ...(raw && { raw }),
    });
    const { format = '' } = await image.metadata();
    if (!['jpeg', 'png', 'webp', 'heif', 'raw'].includes(format)) return undefined;
    const sized = image.rotate().resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true });
    return await sized.flatten({ background: 'white' }).jpeg({ quality: 84 }).toBuffer();
  } catch {
    return undefined;
  }
}
