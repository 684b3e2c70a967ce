import type { ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { titleSlug } from '@/lib/base/addresses';
import { longDate } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { effectiveDate } from '@/lib/pages/legal';

type LegalSectionProps = { title: string; children: ReactNode };

export function LegalSection({ title, children }: LegalSectionProps) {
  const id = titleSlug(title);
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
        {children}
      </div>
    </section>
  );
}

type SubheadingProps = { children: ReactNode };

export function Subheading({ children }: SubheadingProps) {
  return <h3 className="font-serif text-card">{children}</h3>;
}

type LegalPageProps = { name: string; sentence: string; path: string; children: ReactNode };

export function LegalPage({ name, sentence, path, children }: LegalPageProps) {
  const city = thisCity();
  return (
    <>
      <JsonLd data={pageGraph({ kind: 'WebPage', name, description: sentence, path }, city)} />
      <PageHeading
        above={<Breadcrumb here={name} />}
        title={name}
        sentence={sentence}
        note={`Effective ${longDate(effectiveDate, city)}`}
      />
      <div className="sheet">{children}</div>
      <AdSlot size="250" house="radio" />
    </>
  );
}
