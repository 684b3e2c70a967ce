import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isPicture } from '@/lib/base/picture-bytes';
import { MAX_PHOTO_PIXELS } from '@/lib/pictures/photos/find-photo';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/**
 * `isOwn`: an editor's picture, which may be small or truncated. `isStrict`: truncated files fail even if
 * `isOwn` is set.
 */
export type Making = {
  width: number;
  format: PictureFormat;
  whole: boolean;
  isOwn?: boolean;
  isStrict?: boolean;
};

// Use one thread per picture, because rendering pages has priority, and no cache, because each picture is
// encoded only once.
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 40_000_000;
/** Minimum size in pixels. Smaller pictures are tracking pixels, badges or buttons (quirks 14 and 40). */
const MIN_WIDTH = 200;
const MIN_HEIGHT = 120;
/**
 * Maximum ratio of width to height. Flatter pictures are nameplates and banners, which would be unreadable in
 * a frame.
 */
const flattest = 3;
const TIMEOUT_SECONDS = 5;
const PHOTO_TIMEOUT_SECONDS = 30;

/** Settings measured in docs/measured/pictures.md. More effort takes three times as long and saves 5% of the bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
  // JPEG is for programs that may support no other format, such as link previews and feed readers.
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }),
};

const formats = new Set(['jpeg', 'png', 'gif', 'webp', 'heif']);

function refusal(facts: Metadata, { whole, isOwn }: Making): Outcome<never> | undefined {
  const { width, height } = facts.autoOrient;
  // sharp detects the format itself. It may not be the one that the first bytes suggest.
  if (!formats.has(facts.format)) return fail('not-a-picture', `reads as ${facts.format}`);
  if (facts.width * facts.height > (isOwn ? MAX_PHOTO_PIXELS : MAX_PIXELS))
    return fail('too-large', `${facts.width} by ${facts.height} pixels`);
  const isFlat = !whole && width > flattest * height;
  if (!isOwn && (width < MIN_WIDTH || height < MIN_HEIGHT || isFlat))
    return fail('too-small', `${width} by ${height} pixels`);
  return undefined;
}

function sized(picture: Sharp, facts: Metadata, { width, whole }: Making): Sharp {
  const own = facts.autoOrient;
  const wide = Math.min(width, own.width);
  if (whole || own.height <= own.width) return picture.resize({ width: wide });
  return picture.resize({ width: wide, height: wide, fit: 'cover', position: sharp.strategy.attention });
}

/**
 * Encodes a picture's first frame, upright, in sRGB, without metadata. Fails if the picture is broken, too large or,
 * unless it is ours, too small.
 */
export async function encodePicture(bytes: Buffer, making: Making): Promise<Outcome<Buffer>> {
  try {
    if (!isPicture(bytes)) return fail('not-a-picture', 'not an accepted picture format');
    const { isOwn, isStrict } = making;
    const limitInputPixels = isOwn ? MAX_PHOTO_PIXELS : MAX_PIXELS;
    const failOn = isOwn && !isStrict ? 'none' : 'error';
    const open = { limitInputPixels, failOn, sequentialRead: true } as const;
    const facts = await sharp(bytes, { ...open, limitInputPixels: false }).metadata();
    const refused = refusal(facts, making);
    if (refused) return refused;
    const picture = sized(sharp(bytes, open).autoOrient(), facts, making);
    const seconds = isOwn ? PHOTO_TIMEOUT_SECONDS : TIMEOUT_SECONDS;
    return ok(await encoders[making.format](picture).timeout({ seconds }).toBuffer());
  } catch (error) {
    return fail('malformed', `picture: ${(error as Error).message}`.slice(0, 200));
  }
}
