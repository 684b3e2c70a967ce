import { metadataOf } from '@/app/city-metadata';
import { FaqCategories, FaqSection, NoAnswer } from '@/components/faq/faq-blocks';
import { FaqAccordion } from '@/components/islands/faq-accordion';
import { LinksNote } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { faqGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { categoryId } from '@/lib/pages/faq';
import { faqClaim } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { name, faq } = city;
  const { faq: m, pages } = messages(city);
  return {
    name: pages.titles['/faq'],
    title: m.about(name),
    description: m.sentence(faqClaim(city, faq), name),
    path: '/faq',
    keywords: m.keywords(name),
  };
}

export const generateMetadata = metadataOf(page);

export default async function FaqPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/faq', city)) notFound();
  const m = messages(city).faq;
  return (
    <TitledPage
      city={city}
      page={page(city)}
      graph={faqGraph(page(city), city)}
      title={m.title}
      sentence={`${page(city).description} ${m.noAdvice}`}
    >
      <LinksNote city={city} className="sheet" />
      <div className="faq sheet mt-8 grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <FaqCategories city={city} categories={city.faq} />
        <FaqAccordion className="grid gap-y-12 lg:col-[5/-1]">
          {city.faq.map((category, at) => (
            <FaqSection key={category.name} id={categoryId(at)} category={category} />
          ))}
          <NoAnswer city={city} />
        </FaqAccordion>
      </div>
    </TitledPage>
  );
}
