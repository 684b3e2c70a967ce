import { LegalSection, Subheading } from '@/components/legal/legal-page';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/pages/contact';
import { type Jurisdiction, jurisdictionOf } from '@/lib/pages/legal';
import { settings } from '@/lib/settings/settings';

type LawProps = { outsideAds: boolean };

function California({ outsideAds }: LawProps) {
  return (
    <>
      <Subheading>California residents</Subheading>
      <p>
        You may ask what personal information we have about you and where it came from, get a copy of it, and
        have it corrected or deleted. You may opt out of the sale or sharing of personal information and limit
        the use of sensitive information. We will not treat you differently for using these rights. You may
        have someone make a request for you. These rights do not cover what we gather, keep or publish as
        news, or who our sources are.
      </p>
      <p>
        In the past 12 months, the categories of personal information we have collected are identifiers (IP
        addresses, and the email addresses, names and, if given, phone numbers and postal addresses of people
        who wrote to us or subscribed), internet activity (the pages and searches that browsers requested, the
        pages they came from and what they said about themselves) and the contents of messages. They come from
        you and your browser. The sections above say what we use them for and how long we keep them. We
        disclose them to the companies that handle hosting and email for us, for those purposes.
      </p>
      <p>
        {outsideAds
          ? 'We do not sell personal information for money. Loading an advertising company’s code lets that company receive your IP address and information about your browser, which California law may treat as a sale or as sharing for cross-context behavioral advertising. To opt out, turn on Global Privacy Control in your browser. You do not need to do anything else. We do not knowingly sell or share the information of people under 16.'
          : 'We do not sell personal information, including that of people under 16. We do not share it for cross-context behavioral advertising.'}{' '}
        We do not give it to other companies for their own direct marketing. We do not use or disclose
        sensitive personal information to draw conclusions about anyone, or for any other purpose that
        California law lets you limit.
      </p>
    </>
  );
}

function OtherStates({ outsideAds }: LawProps) {
  return (
    <>
      <Subheading>State privacy laws</Subheading>
      <p>
        The law of your state may give you more rights, such as a copy of your information or an appeal of our
        answer. We will honor them.{' '}
        {outsideAds
          ? 'We do not sell personal information for money. An advertising company may use what its code receives for targeted advertising. To opt out, turn on Global Privacy Control.'
          : 'We do not sell personal information.'}
      </p>
    </>
  );
}

function Elsewhere() {
  return (
    <>
      <Subheading>Your local law</Subheading>
      <p>
        The law where you live may give you more rights, such as a copy of your information or the right to
        object to its use. We will honor them. You may also complain to your data protection authority.
      </p>
    </>
  );
}

export function LocalLaw({ jurisdiction, outsideAds }: LawProps & { jurisdiction: Jurisdiction }) {
  if (jurisdiction === 'us-ca') return <California outsideAds={outsideAds} />;
  return jurisdiction === 'us' ? <OtherStates outsideAds={outsideAds} /> : <Elsewhere />;
}

function Signals({ outsideAds }: { outsideAds: boolean }) {
  return (
    <>
      <Subheading>Global Privacy Control and Do Not Track</Subheading>
      <p>
        If your browser sends the Global Privacy Control signal, we treat it as a request not to sell or share
        your information.{' '}
        {outsideAds
          ? 'We then load no code from advertising companies.'
          : 'We do neither, with or without the signal, and we load no code from advertising companies.'}
      </p>
      <p>
        We do not respond to Do Not Track signals, because we ourselves do not track you across other
        websites, with or without the signal. Companies whose videos, maps, forms or documents you open{' '}
        {outsideAds && 'and the company that fills ad spaces '}
        may collect information about what you do over time and on different websites.
      </p>
    </>
  );
}

function Requests({ email }: { email: string }) {
  return (
    <>
      <Subheading>How to make a request</Subheading>
      <p>
        Email <a href={mailLink(email, 'Privacy request')}>{email}</a>. Write from the address you used
        before, if you can, so that we can confirm the request is yours. Someone who writes for you should
        attach your signed permission, and we may ask you to confirm it. We will confirm that we received it
        within 10 business days and answer within 45 days, or sooner if the law where you live requires it.
      </p>
      <Subheading>Changes to this policy</Subheading>
      <p>
        If we change this policy, we will post the new version on this page with a new date. If a change
        reduces your rights, we will also announce it on the front page at least 30 days before it takes
        effect.
      </p>
    </>
  );
}

export function YourRights() {
  const { email, region } = thisCity();
  const outsideAds = settings().adScriptUrl !== undefined;
  return (
    <LegalSection title="Your Rights">
      <p>
        You can read this site without telling us who you are. If you have written to us or subscribed to the
        newsletter, you may ask what information we have about you and ask us to correct or delete it. You may
        unsubscribe at any time: Reply “unsubscribe” to any newsletter, or email us.
      </p>
      <LocalLaw jurisdiction={jurisdictionOf(region)} outsideAds={outsideAds} />
      <Signals outsideAds={outsideAds} />
      <Requests email={email} />
    </LegalSection>
  );
}
