import type { Metadata } from 'next';
import { connection } from 'next/server';
import { AddressAndMap } from '@/components/contact/address-and-map';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';

const name = 'Contact';

function description(): string {
  return `How to reach ${thisCity().siteTitle}: news tips, corrections, events, the newsletter and advertising.`;
}

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  const { siteTitle, name: city } = thisCity();
  return pageMetadata({
    title: name,
    description: description(),
    path: '/contact',
    keywords: [`contact ${siteTitle}`, `${city} news tips`],
  });
}

/** Requirements section 2. */
export default async function ContactPage() {
  await connection();
  const city = thisCity();
  const { newsEmail, adsEmail, formUrl } = city.contact;
  const contacts = { general: city.email, newsroom: newsEmail, advertising: adsEmail };
  const page = { kind: 'ContactPage', name, description: description(), path: '/contact', contacts } as const;
  return (
    <>
      <JsonLd data={pageGraph(page, city)} />
      <PageHeading above={<Breadcrumb here={name} />} title={name} sentence={description()} />
      <WaysToWrite />
      <ContactForm formUrl={formUrl} email={city.email} />
      <AddressAndMap />
      <ContactQuestions />
    </>
  );
}
