/**
 * Runs in the browser beside loadScripts: what no element does by itself. A link to a question opens it, Escape closes a
 * menu, a picture that does not come leaves its words, and a poster that is pressed before script runs becomes its
 * frame as soon as it does; where none comes, it is the link to its host that it is. Only this function's text reaches
 * the browser.
 */
export function pageHelp(): void {
  const root = document.documentElement;

  const openTarget = () =>
    document.querySelector(`details[id="${CSS.escape(location.hash.slice(1))}"]`)?.setAttribute('open', '');
  for (const name of ['DOMContentLoaded', 'hashchange']) addEventListener(name, openTarget);

  const closeMenu = ({ key }: KeyboardEvent) => {
    const menu = document.querySelector<HTMLDetailsElement>('header details[open]');
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  addEventListener('keydown', closeMenu);

  // Its space goes too (post-body.css), also on the pages that follow.
  const noteGone = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.body-picture')) target.setAttribute('data-gone', '');
  };
  addEventListener('error', noteGone, true);

  let pressed: HTMLAnchorElement | undefined;
  const follow = () => {
    if (pressed) location.assign(pressed.href);
  };
  const holdPress = (event: MouseEvent) => {
    const { target } = event;
    const poster = target instanceof Element ? target.closest<HTMLAnchorElement>('.embed-poster') : null;
    const wantsTab = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!poster || wantsTab || root.hasAttribute('data-unscripted')) return;
    event.preventDefault();
    pressed = poster;
    setTimeout(follow, 5000);
  };
  addEventListener('click', holdPress);
  addEventListener('page-unscripted', follow);
  addEventListener('page-hydrated', () => {
    removeEventListener('click', holdPress);
    const poster = pressed;
    pressed = undefined;
    poster?.click();
  });
}
