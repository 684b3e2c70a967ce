import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { TermsSections } from '@/components/legal/terms-sections';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

export const revalidate = 60;

function facts() {
  return {
    name: 'Terms of Service',
    sentence: `The rules for using ${thisCity().siteTitle}, and how you may use what we publish.`,
    path: '/terms',
  };
}

export function generateMetadata(): Metadata {
  const { name, sentence, path } = facts();
  return pageMetadata({ title: name, description: sentence, path, keywords: [name.toLowerCase()] });
}

/** Requirements section 2. */
export default function TermsPage() {
  return (
    <LegalPage {...facts()}>
      <TermsSections />
    </LegalPage>
  );
}
