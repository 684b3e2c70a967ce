import { AddressAndMap } from '@/components/contact/address-and-map';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { hasNewsletter } from '@/lib/pages/contact';

function page() {
  const city = thisCity();
  const { contact: m, pages } = messages(city);
  return {
    kind: 'ContactPage',
    name: pages.titles['/contact'],
    description: m.description(city.siteTitle, hasNewsletter(city)),
    path: '/contact',
    keywords: m.keywords(city.siteTitle, city.name),
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default pageOnRequest(function ContactPage() {
  const { email, contact } = thisCity();
  return (
    <TitledPage page={page()}>
      <WaysToWrite />
      <ContactForm formUrl={contact.formUrl} email={email} />
      <AddressAndMap />
      <ContactQuestions />
    </TitledPage>
  );
});
