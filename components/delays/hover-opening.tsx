import { Item, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Borrowed, tellOfRestingMouse } from './borrowed';
import { delays } from './delays';

const name = 'menu';
const mouseEvents = ['onPointerEnter', 'onPointerMove', 'onPointerLeave'] as const;
/** The menu covers the whole screen below this width; nobody wants that to open by itself. */
const roomToHover = '(width >= 48rem) and (hover: hover)';

type HoverOpeningProps = { menu: HTMLDetailsElement };

/** Calls back when the menu opens or closes, when the mouse comes to it, and when its button is pressed. */
function follow(menu: HTMLElement, on: Record<'toggle' | 'pointerenter' | 'click', (event: Event) => void>) {
  const pairs = Object.entries(on);
  for (const [name, act] of pairs) menu.addEventListener(name, act);
  return () => {
    for (const [name, act] of pairs) menu.removeEventListener(name, act);
  };
}

type Held = { held: boolean; setHeld: (held: boolean) => void; byHand: RefObject<boolean> };

/** Notes what the reader does by hand. A click on the button of a menu that has just opened keeps it open. */
function useHands(menu: HTMLDetailsElement, { held, setHeld, byHand }: Held): void {
  useEffect(
    () =>
      follow(menu, {
        toggle: () => {
          byHand.current = true;
          if (!menu.open) setHeld(false);
        },
        pointerenter: () => {
          byHand.current = false;
        },
        click: (event) => {
          const onButton = event.target instanceof Element && event.target.closest('summary');
          if (!held || !onButton) return;
          event.preventDefault();
          setHeld(false);
        },
      }),
    [menu, held, setHeld, byHand],
  );
}

/**
 * Opens a menu under a resting mouse, and closes it when the mouse has left button and panel. The details element
 * stays what it is; Radix keeps the time. What the reader does counts for more: a menu that was opened or closed by
 * hand is left alone until the mouse comes again.
 */
export function HoverOpening({ menu }: HoverOpeningProps) {
  const [held, setHeld] = useState(false);
  const byHand = useRef(menu.contains(document.activeElement));
  useEffect(() => tellOfRestingMouse(menu), [menu]);
  useHands(menu, { held, setHeld, byHand });
  const change = (value: string) => {
    const opens = value === name;
    if (opens === menu.open) return;
    if (opens && (byHand.current || !window.matchMedia(roomToHover).matches)) return;
    menu.open = opens;
    setHeld(opens);
  };
  return (
    <div hidden>
      <Root delayDuration={delays.menu} value={held ? name : ''} onValueChange={change}>
        <Item value={name}>
          <Trigger asChild>
            <Borrowed element={menu} events={mouseEvents} />
          </Trigger>
        </Item>
      </Root>
    </div>
  );
}
