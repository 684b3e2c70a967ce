import type { City } from '@/lib/city/city-type';
import './legal.css';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { TitledPage } from '@/components/ui/page-heading';
import { titleSlug } from '@/lib/base/addresses';
import { longDate } from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { footnoteLabels } from '@/lib/blog/markdown/markdown-options';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import { cityOfEdition } from '@/lib/city/editions';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import type { PageNode } from '@/lib/outbound/metadata/graphs/page-graphs';
import { advertise } from '@/lib/pages/ads';
import { effectiveDate, type LegalText, legalSections } from '@/lib/pages/legal';
import { settings } from '@/lib/settings/settings';

/**
 * Returns the address of a page in the city's own language. Its legal pages apply to its editions in other
 * languages too.
 */
function originalUrl(city: City, path: string): string {
  return absoluteUrl(cityOfEdition(city), path);
}

function Subheading({ children }: ComponentProps<'h3'>) {
  return <h3 className="font-serif text-card">{children}</h3>;
}

/** A link on a legal page. Adds `hrefLang` if it leads to the original page, and `rel="license"` to a license. */
function LegalLink({ city, href, children }: ComponentProps<'a'> & { city: City }) {
  const isOriginal = city.editionOf && href?.startsWith(originalUrl(city, '/'));
  return (
    <a
      href={href}
      hrefLang={isOriginal ? siteLanguage(cityOfEdition(city)) : undefined}
      rel={href?.startsWith('https://creativecommons.org/') ? 'license noopener' : undefined}
    >
      {children}
    </a>
  );
}

type LegalSectionProps = { city: City; title: string; markdown: string };

export async function LegalSection({ city, title, markdown }: LegalSectionProps) {
  const id = titleSlug(title);
  const Link = (props: ComponentProps<'a'>) => <LegalLink city={city} {...props} />;
  const components = { h3: Subheading, a: Link };
  const text = await renderMarkdown(markdown, components, 'as-written', footnoteLabels(city));
  if (!text.ok) throw new Error(text.failure.detail);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="legal-section mt-10 border-t border-rule pt-3.5 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:*:first:col-span-4"
    >
      <h2 id={`${id}-heading`} className="font-serif text-section">
        {title}
      </h2>
      <div className="legal-text mt-4 max-w-[41rem] text-block-excerpt text-ink-2 lg:col-[5/-1] lg:mt-1.5">
        {text.value}
      </div>
    </section>
  );
}

type LegalSectionsProps = { city: City; text: LegalText; afterThird?: ReactNode };

export function LegalSections({ city, text, afterThird }: LegalSectionsProps) {
  const original = city.editionOf && originalUrl(city, `/${text}`);
  return (
    <div className="sheet">
      {legalSections(text, city, settings(), original).map((section, at) => (
        <Fragment key={section.title}>
          <LegalSection city={city} {...section} />
          {at === 2 && afterThird}
        </Fragment>
      ))}
    </div>
  );
}

/** A legal page (requirements section 2). Its text is in lib/cities/defaults/legal. */
export function LegalPage({ city, page, text }: { city: City; page: PageNode; text: LegalText }) {
  const effective = longDate(effectiveDate, city);
  return (
    <TitledPage
      city={city}
      page={{ kind: 'WebPage', ...page }}
      note={messages(city).legal.effective(effective)}
    >
      <LegalSections
        city={city}
        text={text}
        afterThird={<AdSlot city={city} size="250" place={1} wideOnly />}
      />
      <AdSlot city={city} size="250" house={advertise(city)} />
    </TitledPage>
  );
}
