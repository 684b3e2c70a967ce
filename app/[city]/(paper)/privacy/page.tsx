import { metadataOf } from '@/app/city-metadata';
import { LegalPage } from '@/components/legal/legal-page';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { legal, pages } = messages(city);
  const description = legal.privacySentence(city.siteTitle);
  const name = pages.titles['/privacy'];
  return { name, description, path: '/privacy', keywords: [legal.privacyKeyword] };
}

export const generateMetadata = metadataOf(page);

export default async function PrivacyPage({ params }: CityProps) {
  const city = await getCity(params);
  return <LegalPage city={city} page={page(city)} text="privacy" />;
}
