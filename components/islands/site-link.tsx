'use client';
// Why script: a followed link changes the page without ending what plays in it, shows that the page is on its way,
// and moves the menu's mark of the current page. Without script it is an ordinary link, marked in the HTML.
import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

function OnItsWay() {
  return useLinkStatus().pending ? <span className="on-its-way" aria-hidden="true" /> : null;
}

type SiteLinkProps = {
  href: string;
  className?: string;
  'aria-current'?: 'page' | 'true';
  children: ReactNode;
};

/** A link inside the site. Nothing is fetched before it is followed. */
export function SiteLink({ children, ...link }: SiteLinkProps) {
  return (
    <Link {...link} prefetch={false}>
      {children}
      <OnItsWay />
    </Link>
  );
}

/** 'page' for the page itself, 'true' for one below it, nothing elsewhere. */
function currentMark(href: string, path: string | null): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined;
}

type MenuLinkProps = { href: string; className: string; children: ReactNode };

/** A link of a menu, marked when it leads to where the reader is. */
export function MenuLink({ href, ...link }: MenuLinkProps) {
  return <SiteLink href={href} aria-current={currentMark(href, usePathname())} {...link} />;
}
