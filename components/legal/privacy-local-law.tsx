import type { Jurisdiction } from '@/lib/pages/legal';
import { Subheading } from './legal-section';

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
