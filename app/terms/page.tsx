import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const description = `The rules for using ${thisCity().siteTitle}, and how you may use what we publish.`;
  return { name: 'Terms of Service', description, path: '/terms', keywords: ['terms of service'] };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(function TermsPage() {
  return <LegalPage page={page()} text="terms" />;
});
