'use client';
// Why script: a followed link does not stop the radio, shows that its page is loading, and moves the mark of the
// current page. Without script it is an ordinary link, marked in the HTML.
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

/**
 * A link inside the site; never prefetched. The server writes the same element without the framework's ten hooks: a page
 * has a hundred links.
 */
export function SiteLink({ children, ...link }: SiteLinkProps) {
  if (typeof window === 'undefined') return <a {...link}>{children}</a>;
  return (
    <Link {...link} prefetch={false}>
      {children}
      <OnItsWay />
    </Link>
  );
}

function currentMark(href: string, path: string | null): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined;
}

type MenuLinkProps = { href: string; className: string; children: ReactNode };

export function MenuLink({ href, ...link }: MenuLinkProps) {
  return <SiteLink href={href} aria-current={currentMark(href, usePathname())} {...link} />;
}
