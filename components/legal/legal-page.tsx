import type { City } from '@/lib/city/city-type';
import './legal.css';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { TitledPage } from '@/components/ui/page-heading';
import { titleSlug } from '@/lib/base/addresses';
import { longDate } from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/site-language';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import { inCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import type { PageNode } from '@/lib/outbound/metadata/graphs/page-graphs';
import { advertise } from '@/lib/pages/ads';
import { effectiveDate, type LegalText, legalSections } from '@/lib/pages/legal';
import { settings } from '@/lib/settings/settings';

function Subheading({ children }: ComponentProps<'h3'>) {
  return <h3 className="font-serif text-card">{children}</h3>;
}

/** Of an edition: the paper whose texts govern. */
function originalPaper(city: City) {
  const { editionOf } = city;
  return editionOf && inCity(editionOf, () => ({ home: absoluteUrl('/'), language: siteLanguage(city) }));
}

/** The only links that lead out of the paper, in all its languages, lead to licenses. */
function LegalLink({ city, href, children }: ComponentProps<'a'> & { city: City }) {
  const original = originalPaper(city);
  return (
    <a
      href={href}
      hrefLang={original && href?.startsWith(original.home) ? original.language : undefined}
      rel={href?.startsWith('https://creativecommons.org/') ? 'license noopener' : undefined}
    >
      {children}
    </a>
  );
}

async function LegalSection({ title, markdown }: { title: string; markdown: string }) {
  const id = titleSlug(title);
  const text = await renderMarkdown(markdown, { h3: Subheading, a: LegalLink }, 'as-written');
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

/** Of an edition: the page whose text governs, in the city's own language. */
function originalOf(text: LegalText, city: City): string | undefined {
  const { editionOf } = city;
  return editionOf && inCity(editionOf, () => absoluteUrl(`/${text}`));
}

export function LegalSections({
  city,
  text,
  afterThird,
}: {
  city: City;
  text: LegalText;
  afterThird?: ReactNode;
}) {
  return (
    <div className="sheet">
      {legalSections(text, city, settings(), originalOf(text, city)).map((section, at) => (
        <Fragment key={section.title}>
          <LegalSection {...section} />
          {at === 2 && afterThird}
        </Fragment>
      ))}
    </div>
  );
}

/** Requirements section 2; the texts stand in lib/cities/defaults/legal. */
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
      <AdSlot city={city} size="250" house={advertise()} />
    </TitledPage>
  );
}
