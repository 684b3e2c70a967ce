import { delays } from './delays';
import { hoverDelay } from './hover-delay';

function controlAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** The focus may be on an element around its icon. */
function controlFocused(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return null;
  return target.matches('[data-tooltip]') ? target : target.querySelector(':scope > [data-tooltip]');
}

/**
 * Calls `show` with the control whose name is to be shown, or with undefined: under a resting mouse, and at once where
 * the keyboard has gone. A press or Escape takes it away. Gives the call that ends it.
 */
export function followTooltips(show: (control: HTMLElement | undefined) => void): () => void {
  const stop = new AbortController();
  const delay = hoverDelay(delays.tooltip, show);
  let over: HTMLElement | null = null;
  const comeTo = (control: HTMLElement | null) => {
    if (control === over) return;
    over = control;
    if (control) delay.enter(control);
    else delay.leave();
  };
  const showFocused = (target: EventTarget | null) => {
    const control = controlFocused(target);
    if (control) show(control);
  };
  const hide = () => {
    delay.cancel();
    show(undefined);
  };
  const acts: Record<string, (event: Event) => void> = {
    pointerover: (event) =>
      comeTo((event as PointerEvent).pointerType === 'mouse' ? controlAround(event.target) : null),
    // Out of the window.
    pointerout: (event) => (event as PointerEvent).relatedTarget === null && comeTo(null),
    focusin: ({ target }) => showFocused(target),
    focusout: hide,
    pointerdown: hide,
    click: hide,
    keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
  };
  for (const [name, act] of Object.entries(acts))
    window.addEventListener(name, act, { capture: true, passive: true, signal: stop.signal });
  // Script may start after the mouse or the focus has come; a finger leaves :hover behind.
  if (window.matchMedia('(hover: hover)').matches) comeTo(document.querySelector('[data-tooltip]:hover'));
  showFocused(document.activeElement);
  return () => {
    delay.cancel();
    stop.abort();
  };
}
