'use client';
// Why script: closing a menu from elsewhere (Escape, a click or the focus beside it, a followed link), opening it under
// a resting mouse, and the names of icons. Without script it opens and closes natively, by its button.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { followTooltips } from '@/components/hooks/follow-tooltips';
import { useHoverOpening } from '@/components/hooks/use-hover-opening';
import { tellHydrated } from '@/lib/base/browser/tell-hydrated';

function staysOpen(menu: HTMLDetailsElement, event: Event): boolean {
  if (!(event.target instanceof Element) || !menu.contains(event.target)) return false;
  return event.type !== 'click' || !event.target.closest('a');
}

function closeOnLeaving(find: () => HTMLDetailsElement | null): () => void {
  const leave = (event: Event) => {
    const menu = find();
    if (menu?.open && !staysOpen(menu, event)) menu.open = false;
  };
  const onKey = (event: KeyboardEvent) => {
    const menu = find();
    if (event.key !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const signals = ['click', 'focusin', 'popstate'];
  for (const name of signals) window.addEventListener(name, leave);
  window.addEventListener('keydown', onKey);
  return () => {
    for (const name of signals) window.removeEventListener(name, leave);
    window.removeEventListener('keydown', onKey);
  };
}

type MenuProps = { className?: string; children: ReactNode };

export function Menu({ className, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const hoverOpening = useHoverOpening(menu);
  useEffect(() => closeOnLeaving(() => menu.current), []);
  return (
    <details ref={menu} className={className} {...hoverOpening}>
      {children}
    </details>
  );
}

/**
 * Names of icon-only controls (data-tooltip), shown inside them, so that the mouse may go onto one. For screen readers
 * the control has the same name. Last in every page: once it is hydrated, all islands are.
 */
export function Tooltips() {
  const [control, setControl] = useState<HTMLElement>();
  useEffect(tellHydrated, []);
  useEffect(() => {
    // The browser's own tooltip, for where no script runs, would come beside ours.
    for (const named of document.querySelectorAll('[data-tooltip][title]')) named.removeAttribute('title');
    return followTooltips(setControl);
  }, []);
  const tooltip = (
    <span className="tooltip" aria-hidden="true">
      {control?.dataset.tooltip}
    </span>
  );
  return control && createPortal(tooltip, control);
}
