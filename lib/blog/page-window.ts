/** What stands in the pager: a page's number, or a gap where pages are left out. */
export type PagerPart = number | 'gap';

/** Page numbers in a row around the current one (requirements section 9). */
const windowSize = 5;

/** How many pages a list of `total` posts has, ten a page; none for an empty list. */
export function pageCount(total: number, pageSize = 10): number {
  return Math.ceil(total / pageSize);
}

/**
 * The numbers of a pager: a window of five around the current page, pushed inwards at either end, the first and the
 * last page always, and a gap where numbers are missing between them (requirements section 2). Empty for a single page.
 */
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
