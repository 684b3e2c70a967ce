import { metadataOf } from '@/app/city-metadata';
import { LegalSections } from '@/components/legal/legal-page';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { siteTitle } = city;
  const { legal, pages } = messages(city);
  return {
    kind: 'AboutPage',
    name: pages.titles['/about'],
    title: legal.about(siteTitle),
    description: legal.aboutSentence(siteTitle),
    path: '/about',
    keywords: [legal.aboutKeyword(siteTitle)],
  } as const;
}

export const generateMetadata = metadataOf(page);

/** The About page. Its text is in lib/cities/defaults/legal/about.md. */
export default async function AboutPage({ params }: CityProps) {
  const city = await getCity(params);
  return (
    <TitledPage city={city} page={page(city)} title={page(city).title}>
      <LegalSections city={city} text="about" />
    </TitledPage>
  );
}
