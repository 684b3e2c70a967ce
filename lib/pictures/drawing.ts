import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '@/lib/city/city-type';

const name = '[a-z]+(?:-[a-z]+)*';
const inAddress = new RegExp(`/(${name})\\.[^/]*$`);
const alone = new RegExp(`^${name}$`);

/** Stands in for the cover of a book. */
export const placeholderName = 'placeholder';

/** Stands in where a story has no drawing either: grave news may have none, so it shows nothing. */
const plainName = 'plain';
const plainSheet =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><rect width="600" height="400" fill="#ece4d6"/></svg>\n';

/** The short name of a drawing, out of the address that the bundler gave it: `grove-day`. */
export function drawingName(picture: Picture | undefined): string {
  return inAddress.exec(picture?.src ?? '')?.[1] ?? plainName;
}

/** The bytes of a drawing (SVG) of a city by its name; the placeholder for one that it does not have. */
export async function readDrawing(drawing: string, city: string): Promise<Buffer> {
  if (drawing === plainName) return Buffer.from(plainSheet);
  const root = process.cwd();
  const placeholder = path.join(/*turbopackIgnore: true*/ root, 'public/placeholder.svg');
  if (!alone.test(drawing)) return readFile(placeholder);
  const file = path.join(/*turbopackIgnore: true*/ root, 'lib/city', city, 'tiles', `${drawing}.svg`);
  return readFile(file).catch(() => readFile(placeholder));
}
