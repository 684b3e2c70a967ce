'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';

/**
 * Returns the address to navigate to; undefined if the browser should handle the link (other sites, files, new tabs,
 * fragments of this page).
 */
function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (/^\/api\/|\.\w+$/.test(link.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? undefined : link.pathname + link.search + link.hash;
}

function addressOfClick(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link ? pageOf(link) : undefined;
}

function addressOfSearch({ target }: SubmitEvent): string | undefined {
  if (!(target instanceof HTMLFormElement) || target.method !== 'get') return undefined;
  const words = new URLSearchParams([...new FormData(target)].map(([name, value]) => [name, String(value)]));
  return `${new URL(target.action).pathname}?${words}`;
}

/**
 * Time for the page's response to arrive before the layout is refreshed. If the refresh came earlier, Next.js
 * would reload the whole page.
 */
const REFRESH_AFTER_MS = 1000;

/**
 * Handles links and searches with client navigation once the page is hydrated, so that the radio keeps
 * playing. Pages contain plain links, which work without JavaScript. `updatesLayout`: whether to refresh the
 * layout after each navigation. Without a refresh, it would keep the alert and the translation links of the
 * previous page.
 */
export function ClientNavigation({ updatesLayout }: { updatesLayout: boolean }) {
  const router = useRouter();
  const page = `${usePathname()}?${useSearchParams()}`;
  const [isNavigating, start] = useTransition();
  useEffect(() => {
    const follow = (event: Event) => {
      const to = event instanceof MouseEvent ? addressOfClick(event) : addressOfSearch(event as SubmitEvent);
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
  return isNavigating && <span className="on-its-way" aria-hidden="true" />;
}
