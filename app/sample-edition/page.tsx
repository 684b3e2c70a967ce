import type { Metadata } from 'next';
import { connection } from 'next/server';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { LegalSections } from '@/components/legal/legal-page';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { isSampleEdition, sampleEditionPath } from '@/lib/news/sources/sections-here';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';

const title = 'Sample Edition';
const description = 'What is sample content on this site, and what is real.';
const facts = { kind: 'WebPage', name: title, description, path: sampleEditionPath } as const;

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isSampleEdition()) return notFoundMetadata();
  return pageMetadata({ title, description, path: sampleEditionPath, index: false });
}

export default async function SampleEditionPage() {
  await connection();
  if (!isSampleEdition()) return <NotFoundPage />;
  return (
    <>
      <JsonLd data={pageGraph(facts, thisCity())} />
      <PageHeading above={<Breadcrumb here={title} />} title={title} sentence={description} />
      <LegalSections text="sample-edition" />
    </>
  );
}
