import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** Anaheim's center and an upright camera, as a phone writes them into a photo. */
const written = {
  IFD0: { Make: 'A phone', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '33/1 50/1 7/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '117/1 54/1 52/1',
  },
};

/** A JPEG of this size as stored by the sensor, rotated by 90 degrees. */
export function cameraJpeg(width: number, height: number, background = '#357'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif(written)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A plain picture in a format. */
export function pictureIn(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  width = 60,
  height = 40,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .toFormat(format)
    .toBuffer();
}

/** A city's folder with these files in its `photos/`. */
export function folderWith(
  files: Record<string, Buffer | string>,
  folder = mkdtempSync(path.join(tmpdir(), 'photos-')),
) {
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, 'photos', name), bytes);
  return folder;
}
