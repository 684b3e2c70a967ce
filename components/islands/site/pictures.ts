function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Marks our pictures that did not come. Styles hide them or leave their words, and take their space away where nothing in
 * sight moves (story.css, post.css, post-body.css).
 */
export function startPictureMarks(): void {
  const mark = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.matches('[src^="/pictures/"]')) return;
    // The blank in place of a photo is one pixel wide (lib/pictures/picture-reply.ts); as one of several widths some
    // browsers round it to none.
    if (type === 'error' || target.naturalWidth < 2)
      target.dataset.gone = isInSight(target) ? 'in-sight' : 'out-of-sight';
  };
  document.addEventListener('load', mark, true);
  addEventListener('error', mark, true);
}
