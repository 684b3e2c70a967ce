import { Item, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { useEffect, useState } from 'react';
import { Borrowed, tellOfRestingMouse } from './borrowed';
import { delays } from './delays';

const name = 'menu';
const mouseEvents = ['onPointerEnter', 'onPointerMove', 'onPointerLeave'] as const;
/** The menu covers the whole screen below this width; nobody wants that to open by itself. */
const roomToHover = '(width >= 48rem) and (hover: hover)';

type HoverOpeningProps = { menu: HTMLDetailsElement };

/**
 * Opens a menu under a resting mouse, and closes it when the mouse has left button and panel. The details element
 * stays what it is; Radix keeps the time. A click on the button of a menu that has just opened keeps it open.
 */
export function HoverOpening({ menu }: HoverOpeningProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => tellOfRestingMouse(menu), [menu]);
  useEffect(() => {
    const onToggle = () => {
      if (!menu.open) setHeld(false);
    };
    const keepOpen = (event: Event) => {
      const onButton = event.target instanceof Element && event.target.closest('summary');
      if (!held || !onButton) return;
      event.preventDefault();
      setHeld(false);
    };
    menu.addEventListener('toggle', onToggle);
    menu.addEventListener('click', keepOpen);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      menu.removeEventListener('click', keepOpen);
    };
  }, [menu, held]);
  const change = (value: string) => {
    const opens = value === name;
    if (opens === menu.open || (opens && !window.matchMedia(roomToHover).matches)) return;
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
