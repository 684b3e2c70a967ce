import { hoverDelay, menuTimes } from './hover-delay';

/** In narrower windows the menu covers the screen, so it must not open on hover. */
const ROOM_TO_HOVER = '(width >= 48rem) and (hover: hover)';

function sectionsMenu(): HTMLDetailsElement | null {
  return document.querySelector('.sections-menu');
}

function closeDrops(except?: EventTarget | null): void {
  for (const drop of document.querySelectorAll<HTMLDetailsElement>('.drop[open]'))
    if (!(except instanceof Node && drop.contains(except))) drop.open = false;
}

/** Closes drop-downs (details elements) on Escape, on a click or focus elsewhere, and when a link is followed. */
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
 * Opens the menu of all sections on hover and closes it when the mouse leaves. It stays open if the reader clicked its
 * button or moved focus into it.
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
    // If hover has just opened the menu, a click on its button must not close it.
    if (openedByItself) event.preventDefault();
    openedByItself = false;
  });
  const noteClosed = ({ target }: Event) => {
    if (target === sectionsMenu() && !sectionsMenu()?.open) openedByItself = false;
  };
  addEventListener('toggle', noteClosed, true);
}
