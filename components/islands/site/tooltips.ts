import { hoverDelay, tooltipTimes } from './hover-delay';

let shown: HTMLElement | undefined;

/**
 * Shows a tooltip inside its control, so that the mouse can move onto it. Hidden from screen readers, which read the
 * control's name.
 */
function show(control: HTMLElement | undefined): void {
  shown?.remove();
  shown = undefined;
  if (!control) return;
  shown = document.createElement('span');
  shown.className = 'tooltip';
  shown.setAttribute('aria-hidden', 'true');
  shown.textContent = control.dataset.tooltip ?? '';
  control.append(shown);
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Returns the focused control. Focus may be on a parent that contains the control. */
function focusedControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  if (target.matches('[data-tooltip]')) return target;
  return target.querySelector<HTMLElement>(':scope > [data-tooltip]');
}

/**
 * Shows the names of icon-only controls (data-tooltip): after a delay on hover, immediately on keyboard
 * focus. A click or Escape hides them.
 */
export function startTooltips(): void {
  let over: Element | null = null;
  const delay = hoverDelay<HTMLElement>(tooltipTimes, show);
  const hoverOver = (control: HTMLElement | null) => {
    // Without JavaScript, pages use the browser's tooltip. With JavaScript, it would appear next to ours.
    control?.removeAttribute('title');
    if (control === over) return;
    over = control;
    if (control) delay.enter(control);
    else delay.leave();
  };
  const hide = () => {
    delay.cancel();
    show(undefined);
  };
  const options = { capture: true, passive: true };
  const follow = ({ target, pointerType }: PointerEvent) =>
    hoverOver(pointerType === 'mouse' ? controlAt(target) : null);
  const showFocused = ({ target }: Event) => {
    const control = focusedControl(target);
    if (control) show(control);
  };
  addEventListener('pointerover', follow, options);
  // relatedTarget is null when the mouse leaves the window.
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && hoverOver(null), options);
  addEventListener('focusin', showFocused, options);
  for (const name of ['focusout', 'pointerdown', 'click', 'page-wakes'])
    addEventListener(name, hide, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
}
