import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import { sampleEditionPath } from '@/lib/news/sources/sections-here';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

const page = {
  kind: 'WebPage',
  name: 'Sample Edition',
  description: 'What is sample content on this site, and what is real.',
  path: sampleEditionPath,
} as const;

export const generateMetadata = onRequest(() => pageMetadata({ ...page, index: false }));

export default onRequest(function SampleEditionPage() {
  return (
    <TitledPage page={page}>
      <LegalSections text="sample-edition" />
    </TitledPage>
  );
});
