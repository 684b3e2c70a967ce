export type PagerPart = number | 'gap';

/** Requirements section 9. */
const windowSize = 5;

export function pageCount(total: number, pageSize = 10): number {
  return Math.ceil(total / pageSize);
}

/** Five numbers around the current page, the first, the last, and gaps; empty for one page (requirements section 2). */
export function pageWindow(current: number, pages: number): PagerPart[] {
  if (pages <= 1) return [];
  const first = Math.max(1, Math.min(current - Math.floor(windowSize / 2), pages - windowSize + 1));
  const last = Math.min(pages, first + windowSize - 1);
  const parts: PagerPart[] = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  if (first > 2) parts.unshift('gap');
  if (first > 1) parts.unshift(1);
  if (last < pages - 1) parts.push('gap');
  if (last < pages) parts.push(pages);
  return parts;
}
