'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/** Returns the address to navigate to; undefined for what the browser handles itself: other sites, files, new tabs, fragments. */
function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (/^\/api\/|\.\w+$/.test(link.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? undefined : link.pathname + link.search + link.hash;
}

function clicked(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? pageOf(link) : undefined;
}

function submitted({ target }: SubmitEvent): string | undefined {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return undefined;
  const words = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]));
  return `${new URL(target.action).pathname}?${words}`;
}

/** Time for a page's response to arrive. Next.js loads the whole page again if a refresh comes before its end. */
const REFRESH_AFTER_MS = 1000;

/**
 * Once a page is hydrated, its links and searches use client navigation, so that the radio plays on. Pages use plain
 * links, which need no script before that. `updatesLayout`: pages are not streamed, and their layout is updated after
 * each navigation, which would leave the alert and the links to translations as they were.
 */
export function ClientNavigation({ updatesLayout }: { updatesLayout: boolean }) {
  const router = useRouter();
  const page = `${usePathname()}?${useSearchParams()}`;
  const [isOnItsWay, start] = useTransition();
  useEffect(() => {
    const follow = (event: Event) => {
      const to = event instanceof MouseEvent ? clicked(event) : submitted(event as SubmitEvent);
      if (to === undefined) return;
      event.preventDefault();
      start(() => router.push(to));
    };
    const names = ['click', 'submit'];
    for (const name of names) window.addEventListener(name, follow);
    return () => {
      for (const name of names) window.removeEventListener(name, follow);
    };
  }, [router]);
  const layoutIsOf = useRef(page);
  useEffect(() => {
    if (!updatesLayout || page === layoutIsOf.current) return undefined;
    const later = setTimeout(() => {
      layoutIsOf.current = page;
      router.refresh();
    }, REFRESH_AFTER_MS);
    return () => clearTimeout(later);
  }, [page, router, updatesLayout]);
  return isOnItsWay && <span className="on-its-way" aria-hidden="true" />;
}
