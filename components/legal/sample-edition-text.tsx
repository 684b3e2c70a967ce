import { SiteLink } from '@/components/islands/site-link';
import { thisCity } from '@/lib/city/this-city';
import { settings } from '@/lib/settings/settings';
import { LegalSection } from './legal-section';

function WhatIsASample({ siteTitle }: { siteTitle: string }) {
  return (
    <LegalSection title="What is a sample">
      <p>
        You are reading a sample edition of {siteTitle}. Its headlines show how the site looks and works. They
        are about general subjects, and none of them is news.
      </p>
      <p>
        The line under each headline begins with “Sample,” followed by the subject. The link goes to a page
        about that subject: one of our own guides or answers, or an encyclopedia article. No headline was
        written or provided by the organization it is about.
      </p>
      <p>
        The calendar is also a sample. It lists meetings and markets that follow a regular schedule, with
        dates calculated from that schedule. Each entry begins with “Sample.” Check with the organizer before
        you go.
      </p>
      <p>
        Some books and promotions are samples, too, and say so. Sample titles are made up, and a sample
        promotion was not placed by the organization it names.
      </p>
      {!settings().radio.template && (
        <p>The radio is a sample station: It plays recorded music and is not a live broadcast.</p>
      )}
    </LegalSection>
  );
}

function WhatIsReal({ name }: { name: string }) {
  return (
    <LegalSection title="What is real">
      <p>
        Our own <SiteLink href="/blog">guides to {name}</SiteLink>, the{' '}
        <SiteLink href="/faq">questions and answers</SiteLink> and the list of{' '}
        <SiteLink href="/community">community resources</SiteLink> are not samples. If you find a mistake in
        them, please <SiteLink href="/contact">tell us</SiteLink>.
      </p>
    </LegalSection>
  );
}

/** What of the sample edition is an example, and what is not. */
export function SampleEditionText() {
  const { siteTitle, name } = thisCity();
  return (
    <>
      <WhatIsASample siteTitle={siteTitle} />
      <WhatIsReal name={name} />
      <LegalSection title="Where real headlines come from">
        <p>
          In the daily edition, headlines come from news organizations and public agencies. Each one names its
          source and links to the full story.
        </p>
      </LegalSection>
    </>
  );
}
