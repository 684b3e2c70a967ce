'use client';
// Why script: a details element opens and closes by itself; closing it from elsewhere (Escape, a click or the focus
// beside it, a followed link) needs script. Without it the menu works, and its button closes it.
import { type ReactNode, useEffect, useRef } from 'react';

type ClosingDetailsProps = { className?: string; children: ReactNode };

/** Whether an event belongs to an open menu: inside it, and not on a link that leads away. */
function staysOpen(menu: HTMLDetailsElement, event: Event): boolean {
  if (!(event.target instanceof Element) || !menu.contains(event.target)) return false;
  return event.type !== 'click' || !event.target.closest('a');
}

/** A menu that opens natively and closes when the reader turns to something else. */
export function ClosingDetails({ className, children }: ClosingDetailsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: Event) => {
      if (menu.current?.open && !staysOpen(menu.current, event)) menu.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    for (const name of ['click', 'focusin', 'popstate']) window.addEventListener(name, leave);
    window.addEventListener('keydown', onKey);
    return () => {
      for (const name of ['click', 'focusin', 'popstate']) window.removeEventListener(name, leave);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={menu} className={className}>
      {children}
    </details>
  );
}
