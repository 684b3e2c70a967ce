import type { Metadata } from 'next';
import { connection } from 'next/server';
import { FaqCategories } from '@/components/faq/faq-categories';
import { FaqSection } from '@/components/faq/faq-section';
import { NoAnswer } from '@/components/faq/no-answer';
import { FaqAccordion } from '@/components/islands/faq-accordion';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { faqGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { notFoundMetadata, pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { categoryId, faqClaim, linksClaim } from '@/lib/pages/faq';
import { isThere } from '@/lib/pages/site-pages';

function sentence(): string {
  const { name: city, faq } = thisCity();
  return `${faqClaim(faq)} about living in and visiting ${city}${linksClaim(faq)}.`;
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  if (!isThere('/faq')) return notFoundMetadata();
  const { name: city } = thisCity();
  return pageMetadata({
    title: `Frequently Asked Questions About ${city}`,
    description: sentence(),
    path: '/faq',
    keywords: [`${city} FAQ`, `${city} questions and answers`],
  });
}

/** Requirements section 2. */
export default async function FaqPage() {
  await connection();
  if (!isThere('/faq')) return <NotFoundPage />;
  const city = thisCity();
  return (
    <>
      <JsonLd data={faqGraph(city)} />
      <PageHeading
        above={<Breadcrumb here="FAQ" />}
        title="Frequently Asked Questions"
        sentence={sentence()}
      />
      <div className="faq sheet mt-8 grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <FaqCategories categories={city.faq} />
        <FaqAccordion className="grid gap-y-12 lg:col-[5/-1]">
          {city.faq.map((category, at) => (
            <FaqSection key={category.name} id={categoryId(at)} category={category} />
          ))}
          <NoAnswer />
        </FaqAccordion>
      </div>
    </>
  );
}
