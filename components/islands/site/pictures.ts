function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Returns whether a picture failed to load, or is the one-pixel blank that replaces missing photos
 * (lib/pictures/picture-reply.ts).
 */
function isBlank(picture: HTMLImageElement): boolean {
  // In some browsers, the one-pixel picture's `naturalWidth` is rounded down to 0 if `srcset` has several widths.
  return picture.complete && picture.naturalWidth < 2;
}

function mark(picture: unknown): void {
  if (!(picture instanceof HTMLImageElement) || !picture.matches('[src^="/pictures/"]') || !isBlank(picture))
    return;
  picture.dataset.gone = isInSight(picture) ? 'in-sight' : 'out-of-sight';
}

/**
 * Marks pictures that failed to load, even before this script ran. CSS then hides them or shows their alt text, and
 * removes their space if they are out of view (story.css, post.css, post-body.css).
 */
export function startPictureMarks(): void {
  for (const type of ['load', 'error']) document.addEventListener(type, ({ target }) => mark(target), true);
  for (const picture of document.images) mark(picture);
}
