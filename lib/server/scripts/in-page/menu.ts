import type { HoverTimes, hoverDelay } from './hover-delay';

/**
 * What drops down, a details element, closes by Escape, by a click or the focus elsewhere, and by a followed link. The
 * menu of all sections also opens under a resting mouse: what opened by itself closes when the mouse leaves; what the
 * reader has opened, or is reading by keyboard, stays.
 */
export function helpMenu(delayOf: typeof hoverDelay, times: HoverTimes): void {
  // The menu covers the whole screen below this width; nobody wants that to open by itself.
  const roomToHover = '(width >= 48rem) and (hover: hover)';
  let byItself = false;
  let isOver = false;
  const find = () => document.querySelector<HTMLDetailsElement>('.sections-menu');
  const within = (target: EventTarget | null) =>
    target instanceof Element && target.closest('.sections-menu') !== null;

  const delay = delayOf<HTMLDetailsElement>(times, (target) => {
    const menu = find();
    const opens = target !== undefined;
    if (!menu || menu.open === opens) return;
    if (!opens && (!byItself || menu.querySelector('a:focus'))) return;
    menu.open = opens;
    byItself = opens;
  });
  const follow = (over: boolean) => {
    if (over === isOver) return;
    isOver = over;
    const menu = find();
    if (!over) delay.leave();
    else if (menu && matchMedia(roomToHover).matches) delay.enter(menu);
  };
  const open = () => document.querySelectorAll<HTMLDetailsElement>('.drop[open]');
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of open()) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };

  addEventListener('pointerover', ({ target, pointerType }) =>
    follow(pointerType === 'mouse' && within(target)),
  );
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && follow(false));
  addEventListener('click', (event) => {
    const { target } = event;
    closeOthers(target instanceof Element && target.closest('a') ? null : target);
    if (!(target instanceof Element) || !target.closest('.sections-menu > summary')) return;
    delay.cancel();
    // A press on the button of a menu that has just opened keeps it open.
    if (byItself) event.preventDefault();
    byItself = false;
  });
  addEventListener('focusin', ({ target }) => closeOthers(target));
  addEventListener('popstate', () => closeOthers(null));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target === find() && !find()?.open) byItself = false;
    },
    true,
  );
}
