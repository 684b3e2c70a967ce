import { AdSlot } from '@/components/ads/ad-slot';
import { thisCity } from '@/lib/city/this-city';
import { LegalSection } from './legal-section';
import { InformationWeCollect } from './privacy-collected';
import { YourRights } from './privacy-rights';

function Introduction() {
  const { siteTitle, name, state } = thisCity();
  return (
    <LegalSection title="Introduction">
      <p>
        {siteTitle} is a news and community site for {name}, {state}. This policy says what happens to
        information about you when you read it: in short, hardly anything, because the site is made to work
        without knowing who you are.
      </p>
      <p>
        “We” is the publisher of {siteTitle}. The sites that our headlines lead to have policies of their own.
      </p>
    </LegalSection>
  );
}

function HowWeUseIt() {
  return (
    <LegalSection title="How We Use Your Information">
      <ul>
        <li>
          Your internet address is used to send you the page that you asked for, and to keep one visitor from
          taking the server from all others.
        </li>
        <li>
          A letter is read and answered; a tip may be followed up; a newsletter is sent to those who asked.
        </li>
        <li>The log is used to mend what is broken.</li>
      </ul>
      <p>
        Nothing is used to make a profile of you, to decide anything about you, or to choose what you are
        shown: everybody sees the same page.
      </p>
    </LegalSection>
  );
}

function DataProtection() {
  return (
    <LegalSection title="Data Protection">
      <p>
        What is not collected cannot be lost: that is the main protection. Pictures and feeds pass through our
        server and are cleaned on the way, frames from elsewhere are sealed off from the page, and the address
        of the page you are on is not sent to the sites you go to, only that you come from here.
      </p>
      <p>
        Letters are kept in our mailbox for as long as the matter needs, at most two years, and then deleted.
        A public website is no place for secrets: if a tip could endanger you, do not send it by ordinary
        email.
      </p>
    </LegalSection>
  );
}

/** The privacy policy under the five headings of spec section 2. */
export function PrivacySections() {
  return (
    <>
      <Introduction />
      <InformationWeCollect />
      <HowWeUseIt />
      <AdSlot size="250" house="books" wideOnly />
      <DataProtection />
      <YourRights />
    </>
  );
}
