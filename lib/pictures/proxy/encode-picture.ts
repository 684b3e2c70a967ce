import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

export type PictureFormat = 'avif' | 'webp';

export type Making = { width: number; format: PictureFormat; whole: boolean };

// One thread per encode and no cache: each picture is made once, and pages come first.
sharp.concurrency(1);
sharp.cache(false);

const mostPixels = 40_000_000;
/** Smaller pictures are tracking pixels, badges or buttons (quirks 14 and 40). */
const leastWidth = 200;
const leastHeight = 120;
const longestSeconds = 5;

/** Measured: docs/measured/pictures.md. More effort costs three times the time for 5% of the bytes. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
};

/** No SVG: it can hold scripts. */
type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const at = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const signatures: readonly [ImageKind, (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => at(bytes, 0, 3) === '\xff\xd8\xff'],
  ['png', (bytes) => at(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(at(bytes, 0, 6))],
  ['webp', (bytes) => at(bytes, 0, 4) === 'RIFF' && at(bytes, 8, 12) === 'WEBP'],
  ['avif', (bytes) => /^ftypavi[fs]$/.test(at(bytes, 4, 12))],
];

/** The type by the first bytes, whatever name and Content-Type say; undefined for a type that is not accepted. */
export function imageKind(bytes: Buffer): ImageKind | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}

function refusal(facts: Metadata, kind: string | undefined): Outcome<never> | undefined {
  const { width, height } = facts.autoOrient;
  // The loader detects the format by itself; it must agree with the signature.
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
  return picture.resize({ width: wide, height: wide, fit: 'cover', position: sharp.strategy.attention });
}

/** First frame, upright, no metadata, sRGB, never enlarged; a broken or too small picture is a named failure. */
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
