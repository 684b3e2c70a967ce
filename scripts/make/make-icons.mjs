// Makes the icons from app/icon.svg, for what takes fixed sizes and no SVG: node scripts/make/make-icons.mjs

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const root = new URL('../../', import.meta.url);
const emblem = await readFile(new URL('app/icon.svg', root));
const paper = '#fdfbf7';
const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

async function square(size, share, background) {
  const inner = Math.round(size * share);
  const picture = await sharp(emblem, { density: 72 * Math.ceil(inner / 48) })
    .resize(inner, inner)
    .flatten(background === nothing ? false : { background })
    .png()
    .toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const whole = sharp(picture).extend({ top: before, left: before, bottom: after, right: after, background });
  return whole.png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** The PNG in an ICO container: one entry of 22 bytes, then the picture. */
function asIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

// A favicon is a multiple of 48 px; a maskable icon keeps to the inner circle of 80 % (discovery section 7).
const favicon = 48;
const files = [
  ['app/favicon.ico', asIco(await square(favicon, 1, nothing), favicon)],
  ['app/apple-icon.png', await square(180, 0.76, paper)],
  ['public/icons/icon-192.png', await square(192, 1, nothing)],
  ['public/icons/icon-512.png', await square(512, 1, nothing)],
  ['public/icons/maskable-512.png', await square(512, 0.6, paper)],
];

await mkdir(new URL('public/icons/', root), { recursive: true });
for (const [place, bytes] of files) {
  await writeFile(new URL(place, root), bytes);
  console.log(`${place}: ${bytes.length} bytes`);
}
