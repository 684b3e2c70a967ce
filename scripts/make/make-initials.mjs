// Makes lib/city/complete/initials.ts: node scripts/make/make-initials.mjs. For each letter and digit the emblem of a
// city that has none of its own: the initial, cut out of a disc, as one even-odd path on a square of 40 units. The
// strokes of the font overlap, and would be holes in the letter: it is drawn large, and the drawing's outline taken.

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { letterOutlines } from './letter-outlines.mjs';
import { traceOutline } from './trace-outline.mjs';

const target = new URL('../../lib/city/complete/initials.ts', import.meta.url);
const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const side = 40;
/** Pixels for a unit. */
const fine = 40;
/** In units; a letter that reaches farther from the middle than `reach` is smaller. */
const capital = 22;
const reach = 16.8;
const tolerance = 0.02;
const disc = 'M20 0a20 20 0 1 1 0 40a20 20 0 1 1 0 -40z';
// Strong, and cut for small sizes: a favicon of 16 pixels must show the thin strokes.
const face = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const shaped = await letterOutlines(face, initials.join(''), { wght: 640, opsz: 14 });

function points(path) {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function span(values) {
  return [Math.min(...values), Math.max(...values)];
}

const heightOfCapital = span(points(shaped('H').path).map(([, y]) => y))[1];

/** In the middle, by its width and the height of a capital. */
function placed(path) {
  const [left, right] = span(points(path).map(([x]) => x));
  const [x0, y0] = [(left + right) / 2, heightOfCapital / 2];
  const farthest = Math.max(...points(path).map(([x, y]) => Math.hypot(x - x0, y - y0)));
  const scale = Math.min(capital / heightOfCapital, reach / farthest);
  return `<path fill="#fff" transform="translate(20 20) scale(${scale} ${-scale}) translate(${-x0} ${-y0})" d="${path}"/>`;
}

async function emblem(initial) {
  const box = `viewBox="0 0 ${side} ${side}" width="${side * fine}" height="${side * fine}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="40" height="40"/>${placed(shaped(initial).path)}</svg>`;
  const pixels = await sharp(Buffer.from(svg)).grayscale().raw().toBuffer();
  const polygons = traceOutline(pixels, side * fine, tolerance * fine);
  // The middle of a pixel is half a pixel from its corner.
  const unit = (pixel) => String(Math.round(((pixel + 0.5) / fine) * 100) / 100);
  const drawn = polygons.map((polygon) => `M${polygon.map(([x, y]) => `${unit(x)} ${unit(y)}`).join('L')}Z`);
  return disc + drawn.join('');
}

const lines = [];
for (const initial of initials) lines.push(`  ${initial}: '${await emblem(initial)}',`);
await writeFile(
  target,
  `/** Emblems by letter or digit, on a square of ${side} units; made by scripts/make/make-initials.mjs. */
export const initials: Readonly<Record<string, string | undefined>> = {
${lines.join('\n')}
};
`,
);
console.log(`${initials.length} initials`);
