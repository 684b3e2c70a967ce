import type { ReactNode } from 'react';
import { SiteLink } from '@/components/islands/site-link';
import { ownPagePath } from '@/lib/outbound/addresses';

type StoryLinkProps = { href: string; className?: string; children: ReactNode };

/** Leads out to a publisher, or to one of our own pages without stopping the radio. */
export function StoryLink({ href, className = 'story-link', children }: StoryLinkProps) {
  const path = ownPagePath(href);
  if (path !== undefined)
    return (
      <SiteLink className={className} href={path}>
        {children}
      </SiteLink>
    );
  return (
    <a className={className} href={href} rel="noopener">
      {children}
    </a>
  );
}
