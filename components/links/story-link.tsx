import type { ReactNode } from 'react';
import { ownPagePath } from '@/lib/outbound/addresses';

type StoryLinkProps = { href: string; className?: string; children: ReactNode };

/** Leads out to a publisher, or to one of our own pages without stopping the radio. */
export function StoryLink({ href, className = 'story-link', children }: StoryLinkProps) {
  const path = ownPagePath(href);
  if (path !== undefined)
    return (
      <a className={className} href={path}>
        {children}
      </a>
    );
  return (
    <a className={className} href={href} rel="noopener">
      {children}
    </a>
  );
}
