import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { delays } from './delays';
import { hoverDelay } from './hover-delay';

/** The menu covers the whole screen below this width; nobody wants that to open by itself. */
const roomToHover = '(width >= 48rem) and (hover: hover)';

/** What is open by itself closes when the mouse leaves; what the reader has opened or is reading by keyboard stays. */
function createHoverOpening(find: () => HTMLDetailsElement | null) {
  let byItself = false;
  const delay = hoverDelay<HTMLDetailsElement>(delays.menu, (target) => {
    const menu = find();
    const opens = target !== undefined;
    if (!menu || menu.open === opens) return;
    if (!opens && (!byItself || menu.querySelector('a:focus'))) return;
    menu.open = opens;
    byItself = opens;
  });
  const come = () => {
    const menu = find();
    if (menu && window.matchMedia(roomToHover).matches) delay.enter(menu);
  };
  /** A press on the button of a menu that has just opened keeps it open. */
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('summary')) return;
    delay.cancel();
    if (byItself) event.preventDefault();
    byItself = false;
  };
  const onToggle = () => {
    if (!find()?.open) byItself = false;
  };
  return { come, leave: delay.leave, cancel: delay.cancel, onClick, onToggle };
}

/** Handlers for a details element that also opens under a resting mouse. */
export function useHoverOpening(menu: RefObject<HTMLDetailsElement | null>) {
  const [opening] = useState(() => createHoverOpening(() => menu.current));
  const { come, leave, cancel, onClick, onToggle } = opening;
  useEffect(() => {
    // Script may start under a mouse that rests there already; a reader who has pressed it has decided.
    const rests = menu.current?.matches(':hover') && !menu.current.contains(document.activeElement);
    if (rests) come();
    return cancel;
  }, [menu, come, cancel]);
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') come();
  };
  return { onPointerEnter, onPointerLeave: leave, onClick, onToggle };
}
