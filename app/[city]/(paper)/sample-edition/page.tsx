import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sampleEditionPath } from '@/lib/news/sources/sections-here';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { legal, pages } = messages(city);
  return {
    kind: 'WebPage',
    name: pages.titles['/sample-edition'],
    description: legal.sampleSentence,
    path: sampleEditionPath,
  } as const;
}

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  return pageMetadata(city, { ...page(city), index: false });
}

export default async function SampleEditionPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/sample-edition', city)) notFound();
  return (
    <TitledPage city={city} page={page(city)}>
      <LegalSections city={city} text="sample-edition" />
    </TitledPage>
  );
}
