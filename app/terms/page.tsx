import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

function facts() {
  return {
    name: 'Terms of Service',
    sentence: `The rules for using ${thisCity().siteTitle}, and how you may use what we publish.`,
    path: '/terms',
  };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { name, sentence, path } = facts();
  return pageMetadata({ title: name, description: sentence, path, keywords: [name.toLowerCase()] });
}

/** Requirements section 2. */
export default async function TermsPage() {
  await connection();
  return <LegalPage {...facts()} text="terms" />;
}
