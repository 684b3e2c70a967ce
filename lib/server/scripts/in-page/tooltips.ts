import type { HoverTimes, hoverDelay } from './hover-delay';

/**
 * Shows the names of icon-only controls (data-tooltip) inside them, so that the mouse may go onto one: under a resting
 * mouse, and at once where the keyboard has gone. A press or Escape takes it away. Screen readers have the same name.
 */
export function helpTooltips(delayOf: typeof hoverDelay, times: HoverTimes): void {
  let over: Element | null = null;
  let shown: Element | undefined;
  const show = (control: HTMLElement | undefined) => {
    shown?.remove();
    shown = undefined;
    if (!control) return;
    shown = document.createElement('span');
    shown.className = 'tooltip';
    shown.setAttribute('aria-hidden', 'true');
    shown.textContent = control.dataset.tooltip ?? '';
    control.append(shown);
  };
  const delay = delayOf<HTMLElement>(times, show);
  const comeTo = (control: HTMLElement | null) => {
    // The browser's own tooltip, for where no script runs, would come beside ours.
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
  const around = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  // The focus may be on an element around its icon.
  const focused = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
    return target.matches('[data-tooltip]')
      ? target
      : target.querySelector<HTMLElement>(':scope > [data-tooltip]');
  };

  const passively = { capture: true, passive: true };
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => comeTo(pointerType === 'mouse' ? around(target) : null),
    passively,
  );
  // Out of the window.
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && comeTo(null), passively);
  addEventListener(
    'focusin',
    ({ target }) => {
      const control = focused(target);
      if (control) show(control);
    },
    passively,
  );
  for (const name of ['focusout', 'pointerdown', 'click']) addEventListener(name, hide, passively);
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), passively);
}
