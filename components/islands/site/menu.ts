import { hoverDelay, menuTimes } from './hover-delay';

/** The menu covers the whole screen below this width, where it must not open by itself. */
const ROOM_TO_HOVER = '(width >= 48rem) and (hover: hover)';

function sectionsMenu(): HTMLDetailsElement | null {
  return document.querySelector('.sections-menu');
}

function closeDrops(except?: EventTarget | null): void {
  for (const drop of document.querySelectorAll<HTMLDetailsElement>('.drop[open]'))
    if (!(except instanceof Node && drop.contains(except))) drop.open = false;
}

/** Drop-downs, which are details elements, close by Escape, a click or focus elsewhere, and a followed link. */
export function startDrops(): void {
  addEventListener('click', ({ target }) =>
    closeDrops(target instanceof Element && target.closest('a') ? null : target),
  );
  addEventListener('focusin', ({ target }) => closeDrops(target));
  addEventListener('popstate', () => closeDrops());
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const drops = [...document.querySelectorAll<HTMLDetailsElement>('.drop[open]')];
    closeDrops();
    drops.at(-1)?.querySelector('summary')?.focus();
  });
}

/**
 * The menu of all sections also opens under a resting mouse. When it opened by itself it closes when the mouse leaves;
 * when the reader opened it, or reads it by keyboard, it stays.
 */
export function startSectionsMenu(): void {
  let openedByItself = false;
  let isOver = false;
  const delay = hoverDelay<HTMLDetailsElement>(menuTimes, (target) => {
    const menu = sectionsMenu();
    const opens = target !== undefined;
    if (!menu || menu.open === opens) return;
    if (!opens && (!openedByItself || menu.querySelector('a:focus'))) return;
    menu.open = opens;
    openedByItself = opens;
  });
  const follow = (over: boolean) => {
    if (over === isOver) return;
    isOver = over;
    const menu = sectionsMenu();
    if (!over) delay.leave();
    else if (menu && matchMedia(ROOM_TO_HOVER).matches) delay.enter(menu);
  };
  const isWithin = (target: EventTarget | null) =>
    target instanceof Element && target.closest('.sections-menu') !== null;
  addEventListener('pointerover', ({ target, pointerType }) =>
    follow(pointerType === 'mouse' && isWithin(target)),
  );
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && follow(false));
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.sections-menu > summary')) return;
    delay.cancel();
    // A press on the button of a menu that has just opened keeps it open.
    if (openedByItself) event.preventDefault();
    openedByItself = false;
  });
  const noteClosed = ({ target }: Event) => {
    if (target === sectionsMenu() && !sectionsMenu()?.open) openedByItself = false;
  };
  addEventListener('toggle', noteClosed, true);
}
