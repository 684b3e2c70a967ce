import { Fragment } from 'react';
import { metadataOf } from '@/app/city-metadata';
import { AdSlot } from '@/components/ads/ad-slot';
import { PartnerDocument } from '@/components/partners/partner-document';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { giveLocally } from '@/lib/pages/ads';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { siteTitle } = city;
  const m = messages(city).partners;
  return {
    kind: 'WebPage',
    name: m.title,
    description: m.description(siteTitle),
    path: '/partners',
    keywords: m.keywords(siteTitle),
  } as const;
}

export const generateMetadata = metadataOf(page);

export default async function PartnersPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/partners', city)) notFound();
  return (
    <TitledPage city={city} page={page(city)}>
      {city.partners.map((document, at) => (
        <Fragment key={document.id}>
          <PartnerDocument city={city} document={document} />
          {at === 0 && <AdSlot city={city} size="250" place={1} wideOnly />}
        </Fragment>
      ))}
      <AdSlot city={city} size="250" house={giveLocally(city)} />
    </TitledPage>
  );
}
