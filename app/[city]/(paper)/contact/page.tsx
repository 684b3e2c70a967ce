import { metadataOf } from '@/app/city-metadata';
import { AddressAndMap } from '@/components/contact/address-and-map';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasNewsletter } from '@/lib/pages/contact';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { contact: m, pages } = messages(city);
  return {
    kind: 'ContactPage',
    name: pages.titles['/contact'],
    description: m.description(city.siteTitle, hasNewsletter(city)),
    path: '/contact',
    keywords: m.keywords(city.siteTitle, city.name),
  } as const;
}

export const generateMetadata = metadataOf(page);

export default async function ContactPage({ params }: CityProps) {
  const city = await getCity(params);
  return (
    <TitledPage city={city} page={page(city)}>
      <WaysToWrite city={city} />
      <ContactForm city={city} />
      <AddressAndMap city={city} />
      <ContactQuestions city={city} />
    </TitledPage>
  );
}
