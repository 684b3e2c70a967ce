'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

function currentMark(href: string, path: string | null): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path?.startsWith(`${href}/`) ? 'true' : undefined;
}

type MenuLinkProps = { href: string; className: string; children: ReactNode };

/** A menu link that marks the current page. Needs JavaScript to update the mark after client navigation. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  return (
    <a href={href} className={className} aria-current={currentMark(href, usePathname())}>
      {children}
    </a>
  );
}
