'use client';
// Why script: closing a menu from elsewhere (Escape, a click or the focus beside it, a followed link), opening it under
// a resting mouse, and the names of icons. Without script it opens and closes natively, by its button.
import { type ReactNode, useEffect, useRef } from 'react';
import { tooltipSignals } from '@/components/delays/delays';
import { useLate } from '@/components/delays/use-late';
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
  const [late, wake] = useLate(() => import('@/components/delays/hover-opening'));
  useEffect(() => closeOnLeaving(() => menu.current), []);
  return (
    <>
      <details
        ref={menu}
        className={className}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wake()}
      >
        {children}
      </details>
      {late && menu.current && <late.HoverOpening menu={menu.current} />}
    </>
  );
}

/** By mouse or keyboard; a finger needs no tooltip, and loads none. */
function wantsTooltip({ target, pointerType = 'mouse' }: Event & { pointerType?: string }): boolean {
  if (!(target instanceof Element) || pointerType !== 'mouse') return false;
  const control = target.closest('[data-hint]');
  return control?.matches(':hover, :focus-visible') ?? false;
}

/** Names of icon-only controls (data-hint). Last in every page: once it is hydrated, all islands are. */
export function Tooltips() {
  const [late, wake] = useLate(() => import('@/components/delays/tooltips'));
  useEffect(tellHydrated, []);
  useEffect(() => {
    const notice = (event: Event) => {
      if (wantsTooltip(event)) wake();
    };
    for (const name of tooltipSignals) window.addEventListener(name, notice);
    return () => {
      for (const name of tooltipSignals) window.removeEventListener(name, notice);
    };
  }, [wake]);
  return late && <late.TooltipsOfPage />;
}
