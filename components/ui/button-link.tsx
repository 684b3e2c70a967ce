import type { ReactNode } from 'react';

type ButtonLinkProps = { href: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ href, quiet = false, children }: ButtonLinkProps) {
  const look = `button ${quiet ? 'button-quiet' : 'button-main'}`;
  if (href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={look} rel="noopener">
      {children}
    </a>
  );
}
