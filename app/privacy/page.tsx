import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const description = `What information ${thisCity().siteTitle} receives, how we use it and what choices you have. No accounts, no cookies of our own, no tracking of our own.`;
  return { name: 'Privacy Policy', description, path: '/privacy', keywords: ['privacy policy'] };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(function PrivacyPage() {
  return <LegalPage page={page()} text="privacy" />;
});
