import { hoverDelay, tooltipTimes } from './hover-delay';

let shown: HTMLElement | undefined;

/** Shows a tooltip inside its control, so that the mouse can move onto it. Screen readers get the same name. */
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

/** The focus may be on an element around the control. */
function focusedControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  if (target.matches('[data-tooltip]')) return target;
  return target.querySelector<HTMLElement>(':scope > [data-tooltip]');
}

/**
 * Shows the names of icon-only controls (data-tooltip): on hover, and at once on keyboard focus. A click or Escape
 * hides them.
 */
export function startTooltips(): void {
  let over: Element | null = null;
  const delay = hoverDelay<HTMLElement>(tooltipTimes, show);
  const comeTo = (control: HTMLElement | null) => {
    // The browser's own tooltip, meant for pages without script, would appear beside ours.
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
    comeTo(pointerType === 'mouse' ? controlAt(target) : null);
  const showFocused = ({ target }: Event) => {
    const control = focusedControl(target);
    if (control) show(control);
  };
  addEventListener('pointerover', follow, options);
  // The mouse left the window.
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && comeTo(null), options);
  addEventListener('focusin', showFocused, options);
  for (const name of ['focusout', 'pointerdown', 'click', 'page-wakes'])
    addEventListener(name, hide, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options);
}
