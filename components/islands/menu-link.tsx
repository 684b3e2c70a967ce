'use client';
// Why script: the header stays while pages change under it, so the mark of the current page must follow the address.
// Without script the mark is in the HTML of each page.
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink } from './site-link';

/** 'page' for the page itself, 'true' for one below it, nothing elsewhere. */
function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

type MenuLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of a menu, marked when it leads to where the reader is. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  return (
    <SiteLink href={href} className={className} aria-current={currentMark(href, usePathname())}>
      {children}
    </SiteLink>
  );
}
