import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { TermsSections } from '@/components/legal/terms-sections';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/metadata/page-metadata';

export const revalidate = 60;

function facts() {
  return {
    name: 'Terms of Service',
    sentence: `What you may do with ${thisCity().siteTitle}, and what you may expect of it.`,
    path: '/terms',
  };
}

export function generateMetadata(): Metadata {
  const { name, sentence, path } = facts();
  return pageMetadata({ title: name, description: sentence, path, keywords: [name.toLowerCase()] });
}

/** The terms of service (spec section 2). */
export default function TermsPage() {
  return (
    <LegalPage {...facts()}>
      <TermsSections />
    </LegalPage>
  );
}
