import { AdSlot } from '@/components/ads/ad-slot';
import { thisCity } from '@/lib/city/this-city';
import { settings } from '@/lib/settings/settings';
import { LegalSection } from './legal-section';
import { InformationWeCollect } from './privacy-collected';
import { YourRights } from './privacy-rights';

function Introduction() {
  const { siteTitle, name, state } = thisCity();
  return (
    <LegalSection title="Introduction">
      <p>
        {siteTitle} is a news and community website for {name}, {state}. This policy explains what information
        we receive when you use it, how we use it and what choices you have.
      </p>
      <p>
        “We” and “us” mean the publisher of {siteTitle}. Other websites that we link to have their own
        policies.
      </p>
    </LegalSection>
  );
}

function HowWeUseIt() {
  const outsideAds = settings().adScriptUrl !== undefined;
  return (
    <LegalSection title="How We Use Your Information">
      <ul>
        <li>We use your IP address to send you the page you requested and to prevent overload and abuse.</li>
        <li>
          We use your messages to answer you, to follow up on news tips, and to publish what you send us for
          publication.
        </li>
        <li>We use newsletter subscribers’ email addresses only to send the newsletter.</li>
        <li>We use the error log to fix problems.</li>
      </ul>
      <p>
        We do not build profiles of readers or choose content for individual readers. Everyone sees the same
        pages{outsideAds && ', except for ads that an advertising company chooses'}.
      </p>
    </LegalSection>
  );
}

function DataProtection() {
  return (
    <LegalSection title="Data Protection">
      <p>
        We protect your information mainly by collecting very little of it. Frames from other companies are
        isolated from our pages. When you follow a link to another website, it learns that you came from this
        site but not which page you were on.
      </p>
      <p>
        We keep email messages for as long as we need them, and for no more than two years unless the law
        requires us to keep them longer. We keep newsletter addresses until you unsubscribe, and the error log
        until the problems in it are fixed. What we publish stays in our archive. Email is not a secure way to
        send confidential information: If a news tip could put you at risk, do not send it by ordinary email.
      </p>
      <p>
        This site is for a general audience. We do not knowingly collect personal information from children
        under 13. If you believe that a child has written to us, tell us and we will delete the message.
      </p>
    </LegalSection>
  );
}

/** The five headings of requirements section 2. */
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
