import type { ReactNode } from 'react';

type NewTabLinkProps = {
  href: string;
  className?: string;
  /** Where it leads or what it is about, for those who hear the link by itself. */
  about?: string;
  children: ReactNode;
};

/** A paid link out of the site, in a new tab; the arrow says so to the eye, and the words to assistive technology. */
export function NewTabLink({ href, className, about, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="sponsored noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
      <span className="sr-only">{about && `: ${about}`} (opens in a new tab)</span>
    </a>
  );
}
