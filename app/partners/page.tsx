import { Fragment } from 'react';
import { AdSlot } from '@/components/ads/ad-slot';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { PartnerDocument } from '@/components/partners/partner-document';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { giveLocally } from '@/lib/pages/ads';

function page() {
  const { siteTitle } = thisCity();
  const m = messages().partners;
  return {
    kind: 'WebPage',
    name: m.title,
    description: m.description(siteTitle),
    path: '/partners',
    keywords: m.keywords(siteTitle),
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function PartnersPage() {
  return (
    <TitledPage page={page()}>
      {thisCity().partners.map((document, at) => (
        <Fragment key={document.id}>
          <PartnerDocument document={document} />
          {at === 0 && <AdSlot size="250" place={1} wideOnly />}
        </Fragment>
      ))}
      <AdSlot size="250" house={giveLocally(thisCity())} />
    </TitledPage>
  );
});
