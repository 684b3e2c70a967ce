/** Returns the address of a page in the list of posts. */
export function listPath(number: number): string {
  return number === 1 ? '/blog' : `/blog?page=${number}`;
}

type PagerPart = number | 'gap';

/** Page numbers shown in the pager (requirements section 9). */
const WINDOW_SIZE = 5;

/**
 * Returns up to five page numbers around the current page, the first, the last, and gaps; [] if there is only
 * one page (requirements section 2).
 */
export function pageWindow(current: number, pages: number): PagerPart[] {
  if (pages <= 1) return [];
  const first = Math.max(1, Math.min(current - Math.floor(WINDOW_SIZE / 2), pages - WINDOW_SIZE + 1));
  const last = Math.min(pages, first + WINDOW_SIZE - 1);
  const parts: PagerPart[] = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  if (first > 2) parts.unshift('gap');
  if (first > 1) parts.unshift(1);
  if (last < pages - 1) parts.push('gap');
  if (last < pages) parts.push(pages);
  return parts;
}
