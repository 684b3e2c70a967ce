/**
 * What details elements leave to do: a link to a question opens it, one question is open at a time in every browser and
 * stays under the finger while another closes. A picture of ours that does not come is marked: styles hide it or leave its
 * words, and take its space away where nothing is seen to move (story.css, post.css, post-body.css).
 */
export function helpFolds(): void {
  let pressed: HTMLElement | undefined;
  let pressedAt = 0;

  const openTarget = () =>
    document.querySelector(`.question[id="${CSS.escape(location.hash.slice(1))}"]`)?.setAttribute('open', '');
  for (const name of ['DOMContentLoaded', 'hashchange', 'page-shown']) addEventListener(name, openTarget);

  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>('.question > summary') ?? undefined;
    pressedAt = pressed?.getBoundingClientRect().top ?? 0;
  });
  const keepOneOpen = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.question')) return;
    for (const other of document.querySelectorAll<HTMLDetailsElement>('.question[open]'))
      if (other !== target) other.open = false;
    if (pressed?.parentElement !== target) return;
    scrollBy({ top: pressed.getBoundingClientRect().top - pressedAt, behavior: 'instant' });
    pressed = undefined;
  };
  addEventListener('toggle', keepOneOpen, true);

  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const noteGone = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.matches('[src^="/pictures/"]')) return;
    // The blank that comes in place of a photo is one pixel wide (lib/pictures/picture-reply.ts); as one of several widths
    // it counts as less, which some browsers round to none.
    if (type === 'error' || target.naturalWidth < 2)
      target.setAttribute('data-gone', isInSight(target) ? 'in-sight' : 'out-of-sight');
  };
  document.addEventListener('load', noteGone, true);
  addEventListener('error', noteGone, true);
}
