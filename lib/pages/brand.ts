import { escapeUTF8 } from 'entities';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Cache } from '@/lib/base/cache';
import { pageColors, pressed } from '@/lib/base/colors';
import type { Brand, City } from '@/lib/city/city-type';

/** A favicon is a multiple of 48 px (discovery section 7). */
const emblemSize = 48;

/** The emblem as a picture of its own, on nothing; `share`: of its side in the picture's, 0 to 1. */
function emblemSvg({ emblem }: Pick<Brand, 'emblem'>, title: string, share = 1): string {
  const { size, path, color } = emblem;
  const side = size / share;
  const start = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="${emblemSize}" height="${emblemSize}"><title>${escapeUTF8(title)}</title><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>\n`;
}

type IconShape = {
  /** In pixels, of a square. */
  size: number;
  /** Of the emblem's side in it, 0 to 1. */
  share: number;
  /** Absent: nothing, so that the page behind shows. */
  background?: string;
};

async function drawIcon(svg: string, { size, background }: IconShape): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / emblemSize) }).resize(size, size);
  if (background) picture.flatten({ background });
  return new Uint8Array(await picture.png({ compressionLevel: 9, palette: true }).toBuffer());
}

const { paper } = pageColors.light;

/** By address; browsers take a PNG at /favicon.ico too. A maskable icon keeps to the inner circle of 80 % (discovery section 7); readers of RSS take at most 144. */
const shapes: Record<string, IconShape | undefined> = {
  '/favicon.ico': { size: emblemSize, share: 1 },
  '/apple-icon.png': { size: 180, share: 0.76, background: paper },
  '/icons/icon-192.png': { size: 192, share: 1 },
  '/icons/icon-512.png': { size: 512, share: 1 },
  '/icons/maskable-512.png': { size: 512, share: 0.6, background: paper },
  '/feed-image.png': { size: 144, share: 112 / 144, background: paper },
};

// A drawing takes some 20 ms of the processor and 3 to 10 KB: one at a time, and cached.
const drawn = new Cache<Uint8Array>({ maxSize: 8 * 1024 * 1024, sizeOf: (file) => file.length });
const oneAtATime = pLimit(1);

type IconFile = { type: string; body: string | Uint8Array };

/** The city's emblem as the picture at an address; undefined where there is none. */
export async function iconFile(address: string, { brand, siteTitle }: City): Promise<IconFile | undefined> {
  if (address === '/icon.svg') return { type: 'image/svg+xml', body: emblemSvg(brand, siteTitle) };
  const shape = Object.hasOwn(shapes, address) ? shapes[address] : undefined;
  if (!shape) return undefined;
  const key = `${address} ${JSON.stringify(brand.emblem)}`;
  const svg = emblemSvg(brand, siteTitle, shape.share);
  return {
    type: 'image/png',
    body: await drawn.getOrMake(key, () => oneAtATime(() => drawIcon(svg, shape))),
  };
}

type Accents = Pick<Brand, 'accent' | 'accentInDark'>;

/** Where the accents of a city are that are not those of app/globals.css; undefined for one that has those. */
export function themePath({ accent, accentInDark }: Accents): string | undefined {
  const { light, dark } = pageColors;
  if (accent === light.accent && accentInDark === dark.accent) return undefined;
  return `/theme/${accent.slice(1)}-${accentInDark.slice(1)}.css`;
}

/** Over the table of colors of app/globals.css, which is in a layer. */
export function themeCss({ accent, accentInDark }: Accents): string {
  const light = `--accent:${accent};--accent-pressed:${pressed(accent)};--band-accent:${accentInDark}`;
  const dark = `--accent:${accentInDark};--accent-pressed:${pressed(accentInDark)}`;
  // `where`: what is printed is black whatever the reader chose.
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${dark}}}:root:where([data-theme=dark]){${dark}}\n`;
}
