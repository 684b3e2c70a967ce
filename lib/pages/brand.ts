import pLimit from 'p-limit';
import sharp from 'sharp';
import { contentVersion, splitVersion } from '@/lib/base/addresses';
import { Cache } from '@/lib/base/cache';
import { pageColors, pressed } from '@/lib/base/colors';
import { escapeHtml } from '@/lib/base/text/escape-html';
import type { Brand, City } from '@/lib/city/city-type';

/** A favicon is a multiple of 48 px (discovery section 7). */
const emblemSize = 48;

/** The emblem as a picture of its own, on nothing. */
function emblemSvg({ emblem }: Pick<Brand, 'emblem'>, title: string): string {
  const { size, path, color } = emblem;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${emblemSize}" height="${emblemSize}"><title>${escapeHtml(title)}</title><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>\n`;
}

type IconShape = {
  /** In pixels, of a square. */
  size: number;
  /** Of the emblem's side in it, 0 to 1. */
  share: number;
  /** Absent: nothing, so that the page behind shows. */
  background?: string;
};

const nothing = { r: 0, g: 0, b: 0, alpha: 0 };

/** A PNG with the emblem in its middle. */
async function drawIcon(svg: string, { size, share, background }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * share);
  const emblem = sharp(Buffer.from(svg), { density: 72 * Math.ceil(inner / emblemSize) }).resize(
    inner,
    inner,
  );
  const picture = await (background ? emblem.flatten({ background }) : emblem).png().toBuffer();
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(picture)
    .extend({ top: before, left: before, bottom: after, right: after, background: background ?? nothing })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG of at most 255 pixels in an ICO container: one entry of 22 bytes, then the picture. */
function asIco(png: Buffer, size: number): Buffer {
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

const { paper } = pageColors.light;

/** By address. A maskable icon keeps to the inner circle of 80 % (discovery section 7); readers of RSS take at most 144. */
const shapes: Record<string, IconShape | undefined> = {
  '/favicon.ico': { size: emblemSize, share: 1 },
  '/apple-icon.png': { size: 180, share: 0.76, background: paper },
  '/icons/icon-192.png': { size: 192, share: 1 },
  '/icons/icon-512.png': { size: 512, share: 1 },
  '/icons/maskable-512.png': { size: 512, share: 0.6, background: paper },
  '/feed-image.png': { size: 144, share: 112 / 144, background: paper },
};

const folder = '/icons/';

/** Of what an icon shows: its shape, and the city's emblem. */
export function iconVersion(address: string, { brand }: Pick<City, 'brand'>): string {
  return contentVersion([shapes[address], brand.emblem]);
}

/** Where pages, feeds and the manifest name an icon: an edit of the emblem gives it another path. */
export function iconPath(address: string, city: Pick<City, 'brand'>): string {
  return `${folder}${iconVersion(address, city)}/${address.replace(folder, '').replace('/', '')}`;
}

/** The address of an icon at a path of iconPath, with the version that it names; another path is its own address. */
export function readIconPath(path: string): { address: string; version: string | undefined } {
  const { version, rest } = splitVersion(path.startsWith(folder) ? path.slice(folder.length) : '');
  if (version === undefined) return { address: path, version };
  return { address: Object.hasOwn(shapes, `/${rest}`) ? `/${rest}` : `${folder}${rest}`, version };
}

// A drawing takes some 20 ms of the processor and 3 to 10 KB: one at a time, and cached.
const drawn = new Cache<Uint8Array>({ maxSize: 8 * 1024 * 1024, sizeOf: (file) => file.length });
const oneAtATime = pLimit(1);

type IconFile = { type: string; body: string | Uint8Array };

async function draw(svg: string, shape: IconShape, isIco: boolean): Promise<Uint8Array> {
  const png = await drawIcon(svg, shape);
  return new Uint8Array(isIco ? asIco(png, shape.size) : png);
}

/** The city's emblem as the picture at an address; undefined where there is none. */
export async function iconFile(address: string, { brand, siteTitle }: City): Promise<IconFile | undefined> {
  const svg = emblemSvg(brand, siteTitle);
  if (address === '/icon.svg') return { type: 'image/svg+xml', body: svg };
  const shape = Object.hasOwn(shapes, address) ? shapes[address] : undefined;
  if (!shape) return undefined;
  const isIco = address.endsWith('.ico');
  const key = `${address} ${JSON.stringify(brand.emblem)}`;
  const body = await drawn.getOrMake(key, () => oneAtATime(() => draw(svg, shape, isIco)));
  return { type: isIco ? 'image/x-icon' : 'image/png', body };
}

type Accents = Pick<Brand, 'accent' | 'accentInDark'>;

/** Of app/globals.css. */
export const usualAccents: Accents = {
  accent: pageColors.light.accent,
  accentInDark: pageColors.dark.accent,
};

const ADDRESS = /^([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** Where the accents of a city are that are not those of app/globals.css; undefined for one that has those. */
export function themePath({ accent, accentInDark }: Accents): string | undefined {
  if (accent === usualAccents.accent && accentInDark === usualAccents.accentInDark) return undefined;
  return `/theme/${accent.slice(1)}-${accentInDark.slice(1)}.css`;
}

/** The accents that an address after /theme/ names; undefined for another. */
export function accentsAt(file: string): Accents | undefined {
  const [, accent, accentInDark] = ADDRESS.exec(file) ?? [];
  return accent && accentInDark ? { accent: `#${accent}`, accentInDark: `#${accentInDark}` } : undefined;
}

/** Over the table of colors of app/globals.css, which is in a layer. */
export function themeCss({ accent, accentInDark }: Accents): string {
  const light = `--accent:${accent};--accent-pressed:${pressed(accent)};--band-accent:${accentInDark}`;
  const dark = `--accent:${accentInDark};--accent-pressed:${pressed(accentInDark)}`;
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}\n`;
}
