import { SiteLink } from '@/components/islands/site-link';
import { thisCity } from '@/lib/city/this-city';
import { LegalSection } from './legal-section';

/** What of the sample edition is an example, and what is not. */
export function SampleEditionText() {
  const { siteTitle, name } = thisCity();
  return (
    <>
      <LegalSection title="What is a sample">
        <p>
          You are reading a sample edition of {siteTitle}. Its headlines show how the paper looks and works.
          They are about subjects that do not change from day to day, and none of them is news.
        </p>
        <p>
          Under each headline the word “Sample” comes first, then what it is about. The link leads to a page
          on that subject: a guide or an answer of ours, or an encyclopedia article. No headline was written
          or sent by the organization it is about.
        </p>
        <p>
          The calendar is a sample too. It lists meetings and markets that come around by a regular schedule,
          and the dates are worked out from that schedule. Each entry begins with “Sample.” Check with the
          organizer before you go.
        </p>
      </LegalSection>
      <LegalSection title="What is real">
        <p>
          Our own <SiteLink href="/blog">guides to {name}</SiteLink>, the{' '}
          <SiteLink href="/faq">questions and answers</SiteLink> and the list of{' '}
          <SiteLink href="/community">community resources</SiteLink> are what they say they are. If you find a
          mistake in them, please <SiteLink href="/contact">tell us</SiteLink>.
        </p>
      </LegalSection>
      <LegalSection title="Where real headlines come from">
        <p>
          In the daily edition, headlines come from news organizations and public agencies. Each one names its
          source and links to it, and this page is gone.
        </p>
      </LegalSection>
    </>
  );
}
