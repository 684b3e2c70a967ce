import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { ownDrawing } from '@/lib/pictures/own-drawing';
import { placeholderSvg } from '@/lib/pictures/placeholder-svg';

const name = '[a-z]+(?:-[a-z]+)*';
const inAddress = new RegExp(`/(${name})\\.[^/]*$`);
const alone = new RegExp(`^${name}$`);

export const placeholderName = 'placeholder';

/** A blank sheet for grave news, which may have no drawing. */
const plainName = 'plain';
const plainSheet =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><rect width="600" height="400" fill="#ece4d6"/></svg>\n';

/** As in its address: `grove-day`. */
export function drawingName(picture: Picture | undefined): string {
  return inAddress.exec(picture?.src ?? '')?.[1] ?? plainName;
}

export async function readDrawing(drawing: string): Promise<Buffer> {
  if (drawing === plainName) return Buffer.from(plainSheet);
  const placeholder = Buffer.from(placeholderSvg(thisCity()));
  if (!alone.test(drawing)) return placeholder;
  const file = `${drawing}.svg`;
  const own = await ownDrawing(thisCity(), file);
  if (own) return Buffer.from(own.body);
  const tiles = path.join(/*turbopackIgnore: true*/ process.cwd(), 'public/tiles');
  return readFile(path.join(tiles, file)).catch(() => placeholder);
}
