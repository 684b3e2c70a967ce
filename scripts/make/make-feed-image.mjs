// Makes public/feed-image.png: RSS readers take no SVG and at most 144 pixels (RSS Advisory Board profile, image).
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const side = 144;
const emblem = 112;
const paper = '#fdfbf7';

const drawn = await sharp(path.join(root, 'app/icon.svg'), { density: 72 * 8 })
  .resize(emblem, emblem)
  .png()
  .toBuffer();
await sharp({ create: { width: side, height: side, channels: 3, background: paper } })
  .composite([{ input: drawn, gravity: 'centre' }])
  .png({ palette: true, compressionLevel: 9 })
  .toFile(path.join(root, 'public/feed-image.png'));
