import { AddressAndMap } from '@/components/contact/address-and-map';
import { ContactForm } from '@/components/contact/contact-form';
import { ContactQuestions } from '@/components/contact/contact-questions';
import { WaysToWrite } from '@/components/contact/ways-to-write';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { hasNewsletter } from '@/lib/pages/contact';

function page() {
  const { siteTitle, name: city } = thisCity();
  return {
    kind: 'ContactPage',
    name: 'Contact',
    description: `How to reach ${siteTitle}: news tips, corrections, events${hasNewsletter(thisCity()) ? ', the newsletter' : ''} and advertising.`,
    path: '/contact',
    keywords: [`contact ${siteTitle}`, `${city} news tips`],
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

/** Requirements section 2. */
export default onRequest(function ContactPage() {
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
