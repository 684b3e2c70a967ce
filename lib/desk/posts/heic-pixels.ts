import decode from 'heic-decode';

/** RGBA pixels in upright orientation; the decoder applies the file's rotation. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Limits memory use. Phone photos have up to 48 megapixels, each of which takes 4 bytes here and 4 in the decoder. */
const MAX_PIXELS = 64_000_000;

/**
 * Decodes the first image of a HEIC file; undefined if it is larger than photos from phones. Rejects if it cannot be
 * decoded.
 */
export async function heicPixels(bytes: Uint8Array): Promise<Pixels | undefined> {
  const [first] = await decode.all({ buffer: bytes });
  return first && first.width * first.height <= MAX_PIXELS ? first.decode() : undefined;
}
