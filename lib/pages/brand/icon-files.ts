import pLimit from 'p-limit';
import { contentVersion, splitVersion } from '@/lib/base/address/content-version';
import { Cache } from '@/lib/base/cache';
import { pageColors } from '@/lib/base/color/page-colors';
import type { City } from '@/lib/city/city-type';
import { asIco } from '@/lib/pages/brand/as-ico';
import { drawIcon, type IconShape } from '@/lib/pages/brand/draw-icon';
import { emblemSize, emblemSvg } from '@/lib/pages/brand/emblem-svg';

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

export type IconFile = { type: string; body: string | Uint8Array };

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
