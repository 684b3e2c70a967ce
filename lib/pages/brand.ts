import { escapeUTF8 } from 'entities';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { Cache } from '@/lib/base/cache';
import { pageColors, pressed } from '@/lib/base/colors';
import type { Brand, City } from '@/lib/city/city-type';

/** Side of the favicon in px; must be a multiple of 48 (discovery section 7). */
const EMBLEM_SIZE = 48;

/** Draws the emblem on a transparent square. `share`: its size as a fraction of the square's side, 0 to 1. */
function emblemSvg({ emblem }: Pick<Brand, 'emblem'>, title: string, share = 1): string {
  const { size, path, color } = emblem;
  const side = size / share;
  const start = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" width="${EMBLEM_SIZE}" height="${EMBLEM_SIZE}"><title>${escapeUTF8(title)}</title><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>\n`;
}

type IconShape = {
  /** Length of a side in pixels. */
  size: number;
  /** Size of the emblem as a fraction of the icon's side, 0 to 1. */
  share: number;
  /** Background color; transparent if absent. */
  background?: string;
};

async function drawIcon(svg: string, { size, background }: IconShape): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / EMBLEM_SIZE) }).resize(size, size);
  if (background) picture.flatten({ background });
  return new Uint8Array(await picture.png({ compressionLevel: 9, palette: true }).toBuffer());
}

const { paper } = pageColors.light;

/**
 * Shapes of icons by address. Browsers accept a PNG file at /favicon.ico. A maskable icon must fit inside a circle
 * with 80% of its width (discovery section 7); RSS allows at most 144 px.
 */
const shapes: Record<string, IconShape | undefined> = {
  '/favicon.ico': { size: EMBLEM_SIZE, share: 1 },
  '/apple-icon.png': { size: 180, share: 0.76, background: paper },
  '/icons/icon-192.png': { size: 192, share: 1 },
  '/icons/icon-512.png': { size: 512, share: 1 },
  '/icons/maskable-512.png': { size: 512, share: 0.6, background: paper },
  '/feed-image.png': { size: 144, share: 112 / 144, background: paper },
};

// Drawing takes about 20 ms of CPU time, so icons are drawn one at a time and cached (3 to 10 KB each).
const drawn = new Cache<Uint8Array>({ maxSize: 8 * 1024 * 1024, sizeOf: (file) => file.length });
const oneAtATime = pLimit(1);

type IconFile = { type: string; body: string | Uint8Array };

/** Returns the icon at an address; undefined if there is none. */
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

/**
 * Returns the path of the style sheet with a city's accent colors; undefined if they are the ones in app/globals.css.
 */
export function themePath({ accent, accentInDark }: Accents): string | undefined {
  const { light, dark } = pageColors;
  if (accent === light.accent && accentInDark === dark.accent) return undefined;
  return `/theme/${accent.slice(1)}-${accentInDark.slice(1)}.css`;
}

/** Returns the style sheet with a city's accent colors. It overrides app/globals.css, whose rules are in a layer. */
export function themeCss({ accent, accentInDark }: Accents): string {
  const light = `--accent:${accent};--accent-pressed:${pressed(accent)};--band-accent:${accentInDark}`;
  const dark = `--accent:${accentInDark};--accent-pressed:${pressed(accentInDark)}`;
  // `:where` keeps the specificity low, so that print styles can still set black.
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${dark}}}:root:where([data-theme=dark]){${dark}}\n`;
}
