'use client';
// Why script: a followed link changes the page without ending what plays in it, and shows that the page is on its
// way. Without script it is an ordinary link.
import Link, { useLinkStatus } from 'next/link';
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
