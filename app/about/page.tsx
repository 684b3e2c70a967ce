import { pageOnRequest } from '@/components/layout/page-on-request';
import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteTitle } = thisCity();
  const { legal, pages } = messages();
  return {
    kind: 'AboutPage',
    name: pages.titles['/about'],
    title: legal.about(siteTitle),
    description: legal.aboutSentence(siteTitle),
    path: '/about',
    keywords: [legal.aboutKeyword(siteTitle)],
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** The text stands in lib/city/defaults/legal/about.md. */
export default pageOnRequest(function AboutPage() {
  return (
    <TitledPage page={page()} title={page().title}>
      <LegalSections text="about" />
    </TitledPage>
  );
});
