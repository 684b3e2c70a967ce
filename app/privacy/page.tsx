import { pageOnRequest } from '@/components/layout/page-on-request';
import { LegalPage } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { legal, pages } = messages();
  const description = legal.privacySentence(thisCity().siteTitle);
  const name = pages.titles['/privacy'];
  return { name, description, path: '/privacy', keywords: [legal.privacyKeyword] };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function PrivacyPage() {
  return <LegalPage page={page()} text="privacy" />;
});
