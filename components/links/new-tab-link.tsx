import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  about?: string;
  children: ReactNode;
};

/** A paid link out of the site; the arrow and hidden words announce the new tab. */
export function NewTabLink({ href, className, about, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="sponsored noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
      <span className="sr-only">{about && `: ${about}`} (opens in a new tab)</span>
    </a>
  );
}
