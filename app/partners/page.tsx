import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Fragment } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PartnerDocument } from '@/components/partners/partner-document';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { partnerReaders } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';

const name = 'Our Partners';

function description(): string {
  const { siteTitle, partners } = thisCity();
  return `Documents from ${siteTitle} for ${partnerReaders(partners)}, to read here or download.`;
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/partners')) return notFoundMetadata();
  const { siteTitle } = thisCity();
  const keywords = [`${siteTitle} media kit`, 'contributors', 'partners'];
  return pageMetadata({ title: name, description: description(), path: '/partners', keywords });
}

/** Requirements section 2. */
export default async function PartnersPage() {
  await connection();
  if (!isThere('/partners')) return <NotFoundPage />;
  const city = thisCity();
  const page = { kind: 'WebPage', name, description: description(), path: '/partners' } as const;
  return (
    <>
      <JsonLd data={pageGraph(page, city)} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description()} />
      {city.partners.map((document, at) => (
        <Fragment key={document.id}>
          <PartnerDocument document={document} />
          {at === 0 && <AdSlot size="250" house="books" wideOnly />}
        </Fragment>
      ))}
      <AdSlot size="250" house="donate" />
    </>
  );
}
