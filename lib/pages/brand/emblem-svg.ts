import { escapeHtml } from '@/lib/base/text/escape-html';
import type { Brand } from '@/lib/city/city-type';

/** A favicon is a multiple of 48 px (discovery section 7). */
export const emblemSize = 48;

/** The emblem as a picture of its own, on nothing. */
export function emblemSvg({ emblem }: Pick<Brand, 'emblem'>, title: string): string {
  const { size, path, color } = emblem;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${emblemSize}" height="${emblemSize}"><title>${escapeHtml(title)}</title><path fill="${color}" fill-rule="evenodd" d="${path}"/></svg>\n`;
}
