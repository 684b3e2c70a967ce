import { FaqCategories, FaqSection, NoAnswer } from '@/components/faq/faq-blocks';
import { FaqAccordion } from '@/components/islands/faq-accordion';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { LinksNote } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { faqGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { categoryId, faqClaim } from '@/lib/pages/faq';

function page() {
  const { name: city, faq } = thisCity();
  const { faq: m, pages } = messages();
  return {
    name: pages.titles['/faq'],
    title: m.about(city),
    description: m.sentence(faqClaim(faq), city),
    path: '/faq',
    keywords: m.keywords(city),
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function FaqPage() {
  const city = thisCity();
  const m = messages().faq;
  return (
    <TitledPage
      page={page()}
      graph={faqGraph(page(), city)}
      title={m.title}
      sentence={`${page().description} ${m.noAdvice}`}
    >
      <LinksNote className="sheet" />
      <div className="faq sheet mt-8 grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <FaqCategories categories={city.faq} />
        <FaqAccordion className="grid gap-y-12 lg:col-[5/-1]">
          {city.faq.map((category, at) => (
            <FaqSection key={category.name} id={categoryId(at)} category={category} />
          ))}
          <NoAnswer />
        </FaqAccordion>
      </div>
    </TitledPage>
  );
});
