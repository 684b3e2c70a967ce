import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useState } from 'react';
import { Borrowed, tellOfRestingMouse } from './borrowed';
import { delays, tooltipSignals } from './delays';

const events = ['onPointerMove', 'onPointerLeave', 'onPointerDown', 'onFocus', 'onBlur', 'onClick'] as const;

type TooltipProps = { element: HTMLElement };

/** Read when it shows: a control such as mute changes its name. */
function TooltipText({ element }: TooltipProps) {
  return element.dataset.hint;
}

// The control has the same name for screen readers: the tooltip adds nothing for them.
function NamedTooltip({ element }: TooltipProps) {
  useEffect(() => tellOfRestingMouse(element), [element]);
  return (
    <Root defaultOpen={element.matches(':focus-visible')}>
      <Trigger asChild>
        <Borrowed element={element} events={events} />
      </Trigger>
      <Portal container={element.closest('dialog')}>
        <Content className="hint" sideOffset={6} collisionPadding={8} side="bottom">
          <TooltipText element={element} />
        </Content>
      </Portal>
    </Root>
  );
}

type Visited = { number: number; element: HTMLElement };

function visit(known: Visited[], element: HTMLElement): Visited[] {
  if (known.some((one) => one.element === element)) return known;
  const present = known.filter((one) => one.element.isConnected);
  return [...present, { number: (known.at(-1)?.number ?? 0) + 1, element }];
}

function useVisited(): Visited[] {
  const [visited, setVisited] = useState<Visited[]>([]);
  useEffect(() => {
    const come = (place: EventTarget | null) => {
      const element = place instanceof Element && place.closest<HTMLElement>('[data-hint]');
      if (element) setVisited((known) => visit(known, element));
    };
    const onSignal = ({ target }: Event) => come(target);
    // The event that loaded this code counts as the first visit.
    for (const element of document.querySelectorAll('[data-hint]:is(:hover, :focus)')) come(element);
    for (const name of tooltipSignals) window.addEventListener(name, onSignal);
    return () => {
      for (const name of tooltipSignals) window.removeEventListener(name, onSignal);
    };
  }, []);
  return visited;
}

/** For every control with data-hint (requirements section 9 has the delays). */
export function TooltipsOfPage() {
  const visited = useVisited();
  return (
    <Provider delayDuration={delays.tooltip} skipDelayDuration={delays.tooltipSkip}>
      {visited.map(({ number, element }) => (
        <NamedTooltip key={number} element={element} />
      ))}
    </Provider>
  );
}
