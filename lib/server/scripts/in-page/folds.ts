/**
 * What details elements leave to do: a link to a question opens it, one question is open at a time in every browser and
 * stays under the finger while another closes. A picture that does not come leaves its words: its space goes too, that of a story's only out of sight, where nothing
 * is seen to move (post-body.css, story.css).
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
    if (!(target instanceof HTMLImageElement)) return;
    const isStorys = target.matches('.photo') && !isInSight(target);
    // The blank that comes in place of a photo is one pixel wide (lib/pictures/picture-reply.ts); as one of several widths
    // it counts as less, which some browsers round to none.
    const isGone =
      type === 'error' ? isStorys || target.matches('.body-picture') : isStorys && target.naturalWidth < 2;
    if (isGone) target.setAttribute('data-gone', '');
  };
  document.addEventListener('load', noteGone, true);
  addEventListener('error', noteGone, true);
}
