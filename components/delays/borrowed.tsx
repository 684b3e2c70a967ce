import { type Ref, useEffect, useImperativeHandle } from 'react';

type Handler = (event: Event) => void;

type BorrowedProps = {
  /** Stands in the page already, drawn by the server. */
  element: HTMLElement;
  /** Which of the handlers given by the library are wanted, by their React names. */
  events: readonly string[];
  ref?: Ref<HTMLElement>;
};

/** The browser's name of a React event; React's focus and blur bubble. */
function nativeName(name: string): string {
  return { onFocus: 'focusin', onBlur: 'focusout' }[name] ?? name.slice(2).toLowerCase();
}

/**
 * Lends an element of the page to a library part that wants to draw its trigger itself (`asChild`): the part gets the
 * element as its ref, the element gets the part's handlers. So a control keeps its place, its focus and its native
 * behaviour when the library arrives late.
 */
export function Borrowed({ element, events, ref, ...given }: BorrowedProps) {
  useImperativeHandle(ref, () => element, [element]);
  useEffect(() => {
    const handlers = given as Record<string, Handler | undefined>;
    const wanted = events.flatMap((name) => {
      const handler = handlers[name];
      return handler ? [[nativeName(name), handler] as const] : [];
    });
    for (const [name, handler] of wanted) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of wanted) element.removeEventListener(name, handler);
    };
  });
  return null;
}

/** Tells a part that came late that the mouse already rests on its element. */
export function tellOfRestingMouse(element: HTMLElement): void {
  if (element.matches(':hover'))
    element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
}
