import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteTitle } = thisCity();
  return {
    kind: 'AboutPage',
    name: 'About',
    title: `About ${siteTitle}`,
    description: `Who publishes ${siteTitle}, how it is made and paid for, and how to reach us.`,
    path: '/about',
    keywords: [`about ${siteTitle}`],
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** The text stands in lib/city/defaults/legal/about.md. */
export default onRequest(function AboutPage() {
  return (
    <TitledPage page={page()} title={`About ${thisCity().siteTitle}`}>
      <LegalSections text="about" />
    </TitledPage>
  );
});
