import { pageOnRequest } from '@/components/layout/page-on-request';
import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { legal, pages } = messages();
  const description = legal.termsSentence(thisCity().siteTitle);
  const name = pages.titles['/terms'];
  return { name, description, path: '/terms', keywords: [legal.termsKeyword] };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function TermsPage() {
  return <LegalPage page={page()} text="terms" />;
});
