import type { ReactNode } from 'react';
import type { NamedLink } from '@/lib/city/city-type';
import { ownPagePath } from '@/lib/outbound/addresses';

type ButtonLinkProps = { href: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ href, quiet = false, children }: ButtonLinkProps) {
  const rel = href.startsWith('/') ? undefined : 'noopener';
  return (
    <a href={href} className={`button ${quiet ? 'button-quiet' : 'button-main'}`} rel={rel}>
      {children}
    </a>
  );
}

type OutLinkProps = { href: string; className?: string; children: ReactNode };

export function OutLink({ href, className = 'quiet-link', children }: OutLinkProps) {
  return (
    <a href={href} className={className} rel="noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
    </a>
  );
}

type NewTabLinkProps = { href: string; className?: string; about?: string; children: ReactNode };

/** A paid link out of the site; the arrow and hidden words announce the new tab. */
export function NewTabLink({ href, className, about, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="sponsored noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
      <span className="sr-only">{about && `: ${about}`} (opens in a new tab)</span>
    </a>
  );
}

export function SourceLink({ name, href }: NamedLink) {
  if (!href.startsWith('/')) {
    return (
      <OutLink href={href} className="text-action">
        {name}
      </OutLink>
    );
  }
  return (
    <a href={href} className="text-action">
      {name}&nbsp;<span aria-hidden="true">→</span>
    </a>
  );
}

type StoryLinkProps = { href: string; className?: string; children: ReactNode };

/** Leads out to a publisher, or to one of our own pages without stopping the radio. */
export function StoryLink({ href, className = 'story-link', children }: StoryLinkProps) {
  const path = ownPagePath(href);
  return (
    <a className={className} href={path ?? href} rel={path === undefined ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

export function SocialLinks({ links, className }: { links: readonly NamedLink[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <OutLink href={href} className="quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]">
            {name}
          </OutLink>
        </li>
      ))}
    </ul>
  );
}
