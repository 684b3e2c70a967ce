import type { ReactNode } from 'react';
import type { City, NamedLink } from '@/lib/city/city-type';
import { otherLanguage } from '@/lib/city/editions';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { ownPagePath } from '@/lib/outbound/addresses';

type ButtonLinkProps = { href: string; quiet?: boolean; children: ReactNode };

export function ButtonLink({ href, quiet = false, children }: ButtonLinkProps) {
  const rel = /^https?:/.test(href) ? 'noopener' : undefined;
  return (
    <a href={href} className={`button ${quiet ? 'button-quiet' : 'button-main'}`} rel={rel}>
      {children}
    </a>
  );
}

type TextLinkProps = { href: string; className?: string; lang?: string; children: ReactNode };

/** A text link. Has an arrow if it leads to another site. */
export function TextLink({ href, className = 'quiet-link', lang, children }: TextLinkProps) {
  const isOut = /^https?:/.test(href);
  return (
    <a href={href} lang={lang} className={className} rel={isOut ? 'noopener' : undefined}>
      {children}
      {isOut && '\u00A0'}
      {isOut && <span aria-hidden="true">↗</span>}
    </a>
  );
}

/** `lang`: language of the text in `about`. */
type NewTabLinkProps = TextLinkProps & { city: City; about?: string };

/** A paid link. An arrow and hidden text say that it opens in a new tab. */
export function NewTabLink({ city, href, className, about, lang, children }: NewTabLinkProps) {
  const which = about && `: ${about}`;
  return (
    <a href={href} className={className} target="_blank" rel="sponsored noopener">
      {children}&nbsp;<span aria-hidden="true">↗</span>
      <span className="sr-only">
        {lang ? <span lang={lang}>{which}</span> : which} ({messages(city).layout.newTab})
      </span>
    </a>
  );
}

export function ActionLink(link: { href: string; children: ReactNode }) {
  return <TextLink {...link} className="text-action" />;
}

export function SourceLink({ name, href }: NamedLink) {
  if (!href.startsWith('/')) return <ActionLink href={href}>{name}</ActionLink>;
  return (
    <ActionLink href={href}>
      {name}&nbsp;<span aria-hidden="true">→</span>
    </ActionLink>
  );
}

type LinksNoteProps = { city: City; className: string; children?: ReactNode };

/** Says in a translated edition that the links below lead to pages in another language; null in other cities. */
export function LinksNote({ city, className, children }: LinksNoteProps) {
  if (!otherLanguage(city)) return null;
  return (
    <p className={`mt-2 text-excerpt text-ink-3 ${className}`}>
      {messages(city).layout.linksOut} {children}
    </p>
  );
}

type StoryLinkProps = { city: City; href: string; className?: string; children: ReactNode };

/** A link to a publisher, or to one of our own pages. Our pages are linked by path, so that the radio keeps playing. */
export function StoryLink({ city, href, className = 'story-link', children }: StoryLinkProps) {
  const path = ownPagePath(city, href);
  return (
    <a className={className} href={path ?? href} rel={path === undefined ? 'noopener' : undefined}>
      {children}
    </a>
  );
}

/** Links to a city's social media. Without any, the sample edition shows sample names. */
export function SocialLinks({ city, className }: { city: City; className: string }) {
  const { social } = city.contact;
  const { sample, sampleSocial } = messages(city).layout;
  if (social.length === 0)
    return isSampleEdition(city) ? (
      // Not a `p` element, because reader modes would take the footer for the text of a short post.
      <div className={`${className} text-ink-3`}>
        {sampleSocial} <small className="sample-mark">{sample}</small>
      </div>
    ) : null;
  return (
    <ul className={className}>
      {social.map(({ name, href }) => (
        <li key={href}>
          <TextLink href={href} className="quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]">
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
