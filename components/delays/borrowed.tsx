import { type Ref, useEffect, useImperativeHandle } from 'react';

type Handler = (event: Event) => void;

type BorrowedProps = {
  element: HTMLElement;
  /** React names of the library's handlers that are wanted. */
  events: readonly string[];
  ref?: Ref<HTMLElement>;
};

/** The browser's name of a React event; React's focus and blur bubble. */
function nativeName(name: string): string {
  return { onFocus: 'focusin', onBlur: 'focusout' }[name] ?? name.slice(2).toLowerCase();
}

/** Lends a server-rendered element to a library that loads late, so that it keeps its place, focus and behavior. */
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

/** A library that loaded late has missed the pointer's arrival. */
export function tellOfRestingMouse(element: HTMLElement): void {
  if (element.matches(':hover'))
    element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
}
