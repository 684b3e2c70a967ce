import { pageOnRequest } from '@/components/layout/page-on-request';
import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages/messages';
import { sampleEditionPath } from '@/lib/news/sources/sections-here';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { legal, pages } = messages();
  return {
    kind: 'WebPage',
    name: pages.titles['/sample-edition'],
    description: legal.sampleSentence,
    path: sampleEditionPath,
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata({ ...page(), index: false }));

export default pageOnRequest(function SampleEditionPage() {
  return (
    <TitledPage page={page()}>
      <LegalSections text="sample-edition" />
    </TitledPage>
  );
});
