import type { ReactNode } from 'react';
import { SiteLink } from '@/components/islands/site-link';

type ButtonLinkProps = { href: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ href, quiet = false, children }: ButtonLinkProps) {
  const look = `button ${quiet ? 'button-quiet' : 'button-main'}`;
  if (href.startsWith('/')) {
    return (
      <SiteLink href={href} className={look}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={href} className={look} rel="noopener">
      {children}
    </a>
  );
}
