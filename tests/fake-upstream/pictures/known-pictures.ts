import sharp from 'sharp';
import { photo } from './make-photo';

/** A picture file that the fake upstream serves. */
export type PictureFile = { type: string; bytes: Buffer };

const upright = { width: 736, height: 1104 };
const frame = { width: 640, height: 400 };

async function moving(): Promise<Buffer> {
  const colors = ['#b0410a', '#1c5f8a', '#2f7a3c'];
  const frames = colors.map((background) =>
    sharp({ create: { ...frame, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [80, 80, 80] })
    .toBuffer();
}

/** Returns a photo with EXIF data that rotates it and contains the location where it was taken. */
async function turned(): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: 'A photographer', Model: 'A camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 50/1 0/1' },
  };
  const picture = await photo(5, { width: 900, height: 600 });
  return picture.withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();
}

/** Returns 41 megapixels of one color: a small file, but 164 MB when decoded. */
async function megapixels(): Promise<Buffer> {
  const create = { width: 8200, height: 5001, channels: 4 as const, background: '#b0410a' };
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
}

async function cut(): Promise<Buffer> {
  const whole = await (await photo(6)).jpeg().toBuffer();
  return whole.subarray(0, Math.floor(whole.length / 3));
}

/** Returns a JPEG signature followed by eleven million bytes of filler. */
function heavy(): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(11 * 1024 * 1024)]);
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>';
const page = '<!doctype html><html><body><img src="x" onerror="alert(1)"></body></html>';
const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1c5f8a80' } });
const file = (type: string, bytes: Promise<Buffer> | Buffer) => async () => ({ type, bytes: await bytes });

const makers: Readonly<Record<string, () => Promise<PictureFile>>> = {
  'good.jpg': async () => ({ type: 'image/jpeg', bytes: await (await photo(1)).jpeg().toBuffer() }),
  'good.png': async () => ({ type: 'image/png', bytes: await solid(900, 600).png().toBuffer() }),
  'good.webp': async () => ({ type: 'image/webp', bytes: await (await photo(2)).webp().toBuffer() }),
  'good.avif': async () => ({
    type: 'image/avif',
    bytes: await (await photo(3, { width: 800, height: 533 })).avif({ effort: 0 }).toBuffer(),
  }),
  'moving.gif': async () => ({ type: 'image/gif', bytes: await moving() }),
  'turned.jpg': async () => ({ type: 'image/jpeg', bytes: await turned() }),
  'upright.jpg': async () => ({
    type: 'image/jpeg',
    bytes: await (await photo(4, upright)).jpeg().toBuffer(),
  }),
  'small.png': async () => ({ type: 'image/png', bytes: await solid(150, 150).png().toBuffer() }),
  'pixel.gif': async () => ({ type: 'image/gif', bytes: await solid(1, 1).gif().toBuffer() }),
  'megapixels.png': async () => ({ type: 'image/png', bytes: await megapixels() }),
  'cut.jpg': async () => ({ type: 'image/jpeg', bytes: await cut() }),
  'heavy.jpg': async () => ({ type: 'image/jpeg', bytes: heavy() }),
  'drawing.svg': file('image/svg+xml', Buffer.from(drawing)),
  'drawing.jpg': file('image/jpeg', Buffer.from(drawing)),
  'page.jpg': file('image/jpeg', Buffer.from(page)),
  'empty.jpg': file('image/jpeg', Buffer.alloc(0)),
};

const kinds = 12;

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % kinds;
}

async function anyPhoto(name: string): Promise<PictureFile> {
  const picture = await photo(20 + seedOf(name), { width: 1200, height: 800 });
  return { type: 'image/jpeg', bytes: await picture.jpeg({ quality: 82 }).toBuffer() };
}

const files = new Map<string, Promise<PictureFile>>();

/** Returns the picture with this name, which is created only once; undefined for an unknown name. */
export function pictureFile(name: string): Promise<PictureFile> | undefined {
  const known = Object.hasOwn(makers, name);
  if (!known && !/^[\w-]+\.jpg$/.test(name)) return undefined;
  // All headlines share a dozen photos.
  const key = known ? name : `photo ${seedOf(name)}`;
  const bytes = files.get(key) ?? makers[known ? name : '']?.() ?? anyPhoto(name);
  files.set(key, bytes);
  return bytes;
}
