import type { ReactNode } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { longDate } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { effectiveDate } from '@/lib/pages/legal';

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
