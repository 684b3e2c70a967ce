import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

function facts() {
  return {
    name: 'Privacy Policy',
    sentence: `What information ${thisCity().siteTitle} receives, how we use it and what choices you have. No accounts, no cookies of our own, no tracking of our own.`,
    path: '/privacy',
  };
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { name, sentence, path } = facts();
  return pageMetadata({ title: name, description: sentence, path, keywords: [name.toLowerCase()] });
}

/** Requirements section 2. */
export default async function PrivacyPage() {
  await connection();
  return <LegalPage {...facts()} text="privacy" />;
}
