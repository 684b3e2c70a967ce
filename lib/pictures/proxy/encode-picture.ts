import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { imageKind } from '@/lib/pictures/proxy/image-kind';

export type PictureFormat = 'avif' | 'webp';

/** How a picture is wanted. A whole one is never cut; else what is taller than wide becomes a square. */
export type Making = { width: number; format: PictureFormat; whole: boolean };

// Each encode on one thread and nothing kept: a picture is made once, and pages come first.
sharp.concurrency(1);
sharp.cache(false);

const mostPixels = 40_000_000;
/** Below this it is a pixel that counts readers, a badge or a button (quirks 14 and 40). */
const leastWidth = 200;
const leastHeight = 120;
const longestSeconds = 5;

/** Measured: docs/measured/pictures.md. More effort costs three times the time for five percent of the bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
};

function refusal(facts: Metadata, kind: string | undefined): Outcome<never> | undefined {
  const { width, height } = facts.autoOrient;
  // The loader decides by itself what it reads: it must have seen what the signature says.
  const read = facts.format === 'heif' ? 'avif' : facts.format;
  if (read !== kind) return fail('not-a-picture', `begins as ${kind} and reads as ${facts.format}`);
  if (facts.width * facts.height > mostPixels)
    return fail('too-large', `${facts.width} by ${facts.height} pixels`);
  if (width < leastWidth || height < leastHeight) return fail('too-small', `${width} by ${height} pixels`);
  return undefined;
}

function sized(picture: Sharp, facts: Metadata, { width, whole }: Making): Sharp {
  const own = facts.autoOrient;
  const wide = Math.min(width, own.width);
  if (whole || own.height <= own.width) return picture.resize({ width: wide });
  // No frame is taller than wide; of a portrait the part that holds the eye is kept.
  return picture.resize({ width: wide, height: wide, fit: 'cover', position: sharp.strategy.attention });
}

/**
 * A picture in one size and format: its first frame, upright, without metadata, in sRGB, never wider than it came. At
 * most 40 megapixels; what is broken, cut short, too small or no picture is a named failure.
 */
export async function encodePicture(bytes: Buffer, making: Making): Promise<Outcome<Buffer>> {
  try {
    const open = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
    const facts = await sharp(bytes, { ...open, limitInputPixels: false }).metadata();
    const refused = refusal(facts, imageKind(bytes));
    if (refused) return refused;
    const picture = sized(sharp(bytes, open).autoOrient(), facts, making);
    return ok(await encoders[making.format](picture).timeout({ seconds: longestSeconds }).toBuffer());
  } catch (error) {
    return fail('malformed', `picture: ${(error as Error).message}`.slice(0, 200));
  }
}
