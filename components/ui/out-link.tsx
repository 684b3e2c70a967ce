import type { ReactNode } from 'react';

type OutLinkProps = { href: string; className?: string; children: ReactNode };

export function OutLink({ href, className = 'quiet-link', children }: OutLinkProps) {
  return (
    <a href={href} className={className} rel="noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
    </a>
  );
}
