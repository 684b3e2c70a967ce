import path from 'node:path';
import sharp from 'sharp';
import { temporaryFolder, writeFiles } from '../../../../temporary/folder';

/** EXIF data as a phone writes it, with Anaheim's center as location and an orientation that needs rotation. */
const written = {
  IFD0: { Make: 'A phone', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '33/1 50/1 7/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '117/1 54/1 52/1',
  },
};

/** Creates a JPEG whose stored picture has this size and must be rotated by 90 degrees to be upright. */
export function cameraJpeg(width: number, height: number, background = '#357'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif(written)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Creates a picture of one color in the given format. */
export function pictureIn(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  width = 60,
  height = 40,
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#a52' } })
    .toFormat(format)
    .toBuffer();
}

/** Creates a city's folder with these files in `photos/`. */
export function folderWith(files: Record<string, Buffer | string>, folder = temporaryFolder()) {
  writeFiles(path.join(folder, 'photos'), files);
  return folder;
}
